/**
 * Moves the changed runs of a sequence over equal items next to them, so that runs join, or stand at the
 * same place as a run of the other sequence. Otherwise they move as far to the end as possible.
 */
export function shiftChanges(
  items: readonly string[],
  changed: boolean[],
  others: readonly boolean[],
): void {
  const opposite = oppositeOf(others);
  opposite.skipChanged();
  let next = 0;
  while (next < items.length)
    if (changed[next] === true) {
      next = shiftRun(items, changed, next, opposite);
    } else {
      next += 1;
      opposite.forward();
    }
}

/** Moves the run that starts at an item; the result is its end afterwards. */
function shiftRun(
  items: readonly string[],
  changed: boolean[],
  from: number,
  opposite: OppositePosition,
): number {
  let [start, end] = [from, runEnd(changed, from)];
  const back = (): void => {
    start -= 1;
    end -= 1;
    changed[start] = true;
    changed[end] = false;
    opposite.back();
  };
  // The last end of the run at which the other sequence has a run as well.
  let aligned = items.length;
  for (let size = -1; size !== end - start;) {
    size = end - start;
    while (start > 0 && isLoose(items[start - 1], items[end - 1])) {
      back();
      while (changed[start - 1] === true) start -= 1;
    }
    aligned = opposite.isAtEnd() ? items.length : end;
    while (end < items.length && isLoose(items[start], items[end])) {
      changed[start] = false;
      changed[end] = true;
      start += 1;
      end = runEnd(changed, end);
      if (opposite.forward()) aligned = end;
    }
  }
  for (let left = end - aligned; left > 0; left -= 1) back();
  return end;
}

function runEnd(changed: readonly boolean[], start: number): number {
  let end = start;
  while (changed[end] === true) end += 1;
  return end;
}

/** A position in the other sequence, at an item that is not changed or at the end. */
interface OppositePosition {
  skipChanged(): void;
  isAtEnd(): boolean;
  /** To the next unchanged item; true if changed ones are between. */
  forward(): boolean;
  back(): void;
}

function oppositeOf(others: readonly boolean[]): OppositePosition {
  let at = 0;
  return {
    skipChanged() {
      at = runEnd(others, at);
    },
    isAtEnd: () => at >= others.length,
    forward() {
      const next = at + 1;
      at = runEnd(others, next);
      return at > next;
    },
    back() {
      do at -= 1;
      while (others[at] === true);
    },
  };
}

const NUMBER = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[ \t\n\r\v\f]*$/i;

/** MediaWiki compares items with PHP's `==` here, for which `1` and `01.0` are equal numbers. */
function isLoose(item: string | undefined, other: string | undefined): boolean {
  if (item === other) return true;
  if (item === undefined || other === undefined) return false;
  return NUMBER.test(item) && NUMBER.test(other) && Number(item) === Number(other);
}
