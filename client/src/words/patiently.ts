/** What is fetched on the way, when it is first needed: while the server is away it is asked for again. */
const AGAIN = 2000;

export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
