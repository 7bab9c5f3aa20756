/** A table that has not come yet: its places, still empty, where they will be. */
export function Skeleton() {
  return (
    <div class="t2 skeleton" data-tray="none" aria-hidden="true">
      <div class="b-top">
        <i />
        <i />
      </div>
      <div class="b-seats">
        <i />
        <i />
      </div>
      <div class="b-board">
        <i />
      </div>
      <div class="b-desk">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
