/** Counts of one run at every counted place, and what of them was new. */
export interface Counters {
  /** Begins a run: everything is 0. */
  clear(): void;
  /** Places, each with about how often the run came there, that no earlier run had; they are known from now on. */
  news(): readonly number[];
  /** All that this run had, as {@link news} names them. */
  features(): readonly number[];
  /** How many places there are in the files that are loaded. */
  places(): number;
  /** How many of them some run came to. */
  reached(): number;
  /** Texts in the files that are loaded. */
  words(): readonly string[];
}

const MOST_PLACES = 1 << 16;
const BUCKETS = 8;

/** Makes room for the counters of all files; files must be loaded afterwards. */
export function installCounters(): Counters {
  const counts = new Uint32Array(MOST_PLACES);
  const known = new Uint8Array(MOST_PLACES * BUCKETS);
  const reached = new Uint8Array(MOST_PLACES);
  const files = new Map<string, Uint32Array>();
  const words = new Set<string>();
  let used = 0;
  const allot = (name: string, size: number): Uint32Array => {
    const own = files.get(name) ?? counts.subarray(used, used + size);
    if (!files.has(name)) used += size;
    files.set(name, own);
    if (used > MOST_PLACES) throw new RangeError("There are more counters than there is room for.");
    return own;
  };
  Object.assign(globalThis, {
    paramsmithCounters: allot,
    paramsmithWords: (given: readonly string[]) => given.forEach((word) => words.add(word)),
  });
  const features = (): number[] => {
    const found: number[] = [];
    for (let place = 0; place < used; place += 1) {
      const count = counts[place] ?? 0;
      if (count > 0) found.push(place * BUCKETS + bucketOf(count));
    }
    return found;
  };
  return {
    clear: () => counts.fill(0, 0, used),
    features,
    news: () => {
      const fresh = features().filter((feature) => known[feature] === 0);
      for (const feature of fresh) {
        known[feature] = 1;
        reached[placeOf(feature)] = 1;
      }
      return fresh;
    },
    places: () => used,
    reached: () => reached.reduce((sum, each) => sum + each, 0),
    words: () => [...words],
  };
}

/** The place that a feature is about. */
export function placeOf(feature: number): number {
  return Math.floor(feature / BUCKETS);
}

/** About how often: once, twice, three times, up to 7, 15, 31, 127, or more. */
function bucketOf(count: number): number {
  if (count <= 3) return count - 1;
  if (count <= 7) return 3;
  if (count <= 15) return 4;
  if (count <= 31) return 5;
  return count <= 127 ? 6 : 7;
}
