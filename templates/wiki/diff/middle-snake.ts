/** A part of two sequences: `from` of each is the first item, `to` the one after the last. */
export interface SequenceParts {
  readonly from: readonly [before: number, after: number];
  readonly to: readonly [before: number, after: number];
}

/** Items that both sequences have in the same order, in the middle of a shortest edit script. */
export interface MiddleSnake {
  readonly before: number;
  readonly after: number;
  readonly length: number;
  /** The number of items that an edit script of the parts removes and adds. */
  readonly distance: number;
}

/** Finds the middle snake of parts of two sequences. */
export type SnakeFinder = (parts: SequenceParts) => MiddleSnake;

/** The diagonals that a search still has to look at. */
interface DiagonalRange {
  low: number;
  high: number;
}

/**
 * Makes a finder of middle snakes: Myers' linear space refinement ("An O(ND) Difference Algorithm and
 * Its Variations", 1986). Of several shortest scripts, MediaWiki's order of diagonals chooses one.
 *
 * @param most the number of steps after which the search stops and takes the point that is furthest
 */
export function snakeFinder(
  before: readonly string[],
  after: readonly string[],
  most: number,
): SnakeFinder {
  const size = before.length + after.length + 4;
  const [forward, backward] = [new Int32Array(size), new Int32Array(size)];
  return ({ from, to }) => {
    const [left, top] = from;
    const [width, height] = [to[0] - left, to[1] - top];
    const difference = width - height;
    const isOdd = (difference & 1) !== 0;
    const limit = Math.min(most, Math.ceil((width + height) / 2));
    const ahead = (k: number): number => forward[limit + k] ?? 0;
    const behind = (k: number): number => backward[limit + k] ?? 0;
    const ahead0: DiagonalRange = { low: -height, high: width };
    const behind0: DiagonalRange = { low: -width, high: height };
    forward[limit + 1] = 0;
    backward[limit - 1] = width;
    for (let d = 0; d <= limit; d += 1) {
      const [start, end] = diagonalsOf(ahead0, d);
      for (let k = start; k <= end; k += 2) {
        const isDown = k === -d || (k < d && ahead(k - 1) < ahead(k + 1));
        const first = isDown ? ahead(k + 1) : ahead(k - 1) + 1;
        let x = first;
        while (x < width && x - k < height && before[left + x] === after[top + x - k]) x += 1;
        forward[limit + k] = x;
        if (isOdd && Math.abs(k - difference) < d && x >= behind(k - difference))
          return snake(left + first, top + first - k, x - first, 2 * d - 1);
        if (x >= width && ahead0.high > k - 1) ahead0.high = k - 1;
        else if (x - k >= height) ahead0.low = k + 1;
      }
      const [first, last] = diagonalsOf(behind0, d);
      for (let k = first; k <= last; k += 2) {
        const isUp = k === d || (k !== -d && behind(k - 1) < behind(k + 1));
        const latest = isUp ? behind(k - 1) : behind(k + 1) - 1;
        const shift = k + difference;
        let x = latest;
        while (x > 0 && x > shift && before[left + x - 1] === after[top + x - shift - 1]) x -= 1;
        backward[limit + k] = x;
        if (!isOdd && Math.abs(shift) <= d && x <= ahead(shift))
          return snake(left + x, top + x - shift, latest - x, 2 * d);
        if (x <= 0) behind0.low = k + 1;
        else if (x <= shift && behind0.high > k - 1) behind0.high = k - 1;
      }
    }
    const [x, y] = furthestPoint(width, height, limit, ahead, behind);
    return snake(left + x, top + y, 0, MANY);
  };
}

/** The distance of parts whose search was stopped: more than one. */
const MANY = 5;

function snake(before: number, after: number, length: number, distance: number): MiddleSnake {
  return { before, after, length, distance };
}

/** The first and the last diagonal after so many steps, whose parity is that of the steps. */
function diagonalsOf({ low, high }: DiagonalRange, steps: number): readonly [number, number] {
  const start = ((low ^ steps) & 1) === 0 ? low : low + 1;
  return [Math.max(start, -steps), Math.min(high, steps)];
}

type Reach = (diagonal: number) => number;

/** The point up to which most items were compared when the search stopped; of several, one in the middle. */
function furthestPoint(
  width: number,
  height: number,
  limit: number,
  ahead: Reach,
  behind: Reach,
): readonly [x: number, y: number] {
  const parityOf = (size: number): number =>
    Math.max((size & 1) === (limit & 1) ? -size : 1 - size, -limit);
  let best = 0;
  let isForward = true;
  let points: (readonly [number, number])[] = [[0, 0]];
  for (let k = parityOf(height); k <= Math.min(width, limit); k += 2) {
    const [x, y] = [ahead(k), ahead(k) - k];
    if (x > width || y > height || x + y < best) continue;
    points = x + y > best ? [[x, y]] : [...points, [x, y]];
    best = x + y;
  }
  // MediaWiki ends at this diagonal, although the others were searched as well.
  for (let k = parityOf(width); k <= -Math.min(height, limit); k += 2) {
    const [x, y] = [behind(k), behind(k) - k - (width - height)];
    const progress = width - x + height - y;
    if (x < 0 || y < 0 || progress < best || (progress === best && isForward)) continue;
    points = progress > best ? [[x, y]] : [...points, [x, y]];
    best = progress;
    isForward = false;
  }
  return points[(points.length - 1) >> 1] ?? [0, 0];
}
