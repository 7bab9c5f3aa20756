/** English with every letter dressed up and a third longer: what is not translated stands out. */
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DRESSED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

export function pseudo(text: string): string {
  let dressed = "";
  for (const letter of text) {
    const place = PLAIN.indexOf(letter);
    dressed += place < 0 ? letter : (DRESSED[place] ?? letter);
    if ("aeiou".includes(letter)) dressed += DRESSED[place] ?? "";
  }
  return dressed;
}
