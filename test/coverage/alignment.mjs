/**
 * Figures of one source from different processes, put on the same places. Vitest wraps a module anew,
 * and its source map loses where some things end; where they begin is the same.
 */

/**
 * @typedef {{ start: { line?: number, column?: number } }} Range
 * @typedef {{ loc: Range, type: string, locations: Range[] }} Branch
 * @typedef {{
 *   path: string,
 *   statementMap: Record<string, Range>, s: Record<string, number>,
 *   fnMap: Record<string, { decl: Range }>, f: Record<string, number>,
 *   branchMap: Record<string, Branch>, b: Record<string, number[]>,
 * }} FileCoverage what istanbul keeps of a file
 */

/**
 * The counts of one, at the places of the other.
 *
 * @param {FileCoverage} places
 * @param {FileCoverage} counts of the same source
 * @returns {FileCoverage}
 * @throws {Error} where something counted has no place: the figure would be wrong
 */
export function aligned(places, counts) {
  const s = moved(places.path, places.statementMap, counts.statementMap, counts.s, at, 0);
  const f = moved(places.path, places.fnMap, counts.fnMap, counts.f, ({ decl }) => at(decl), 0);
  const branch = ({ type, loc }) => `${type} ${at(loc)}`;
  const none = Object.fromEntries(
    Object.entries(places.branchMap).map(([id, { locations }]) => [id, locations.map(() => 0)]),
  );
  const b = moved(places.path, places.branchMap, counts.branchMap, counts.b, branch, []);
  for (const [id, of] of Object.entries(b)) if (of.length === 0) b[id] = none[id];
  return { ...places, s, f, b };
}

/** @param {Range} range */
function at({ start }) {
  return `${start.line}:${start.column}`;
}

/**
 * @template P, C
 * @param {string} path
 * @param {Record<string, P>} places
 * @param {Record<string, P>} counted
 * @param {Record<string, C>} counts by the same identifiers as `counted`
 * @param {(place: P) => string} keyOf
 * @param {C} none
 * @returns {Record<string, C>} by the identifiers of `places`
 */
function moved(path, places, counted, counts, keyOf, none) {
  // Several may begin at one place, and stand in the same order on both sides.
  const waiting = new Map();
  for (const [id, place] of Object.entries(counted)) {
    const key = keyOf(place);
    waiting.set(key, [...(waiting.get(key) ?? []), counts[id]]);
  }
  const found = Object.fromEntries(
    Object.entries(places).map(([id, place]) => [id, waiting.get(keyOf(place))?.shift() ?? none]),
  );
  const lost = [...waiting].filter(([, rest]) => rest.length > 0).map(([key]) => key);
  if (lost.length > 0)
    throw new Error(
      `Coverage of ${path} was counted at places that the source has not: ${lost.join(", ")}.`,
    );
  return found;
}
