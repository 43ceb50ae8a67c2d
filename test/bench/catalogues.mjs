/** Catalogues to compare: the real one, an edited copy of it, and both many times over. */

/**
 * @typedef {Record<string, unknown> & { name: string, type: string | string[], required?: unknown, max?: number, default?: unknown }} Parameter
 * @typedef {Record<string, unknown> & { name: string, path: string, prefix: string, parameters: Parameter[] }} Module
 * @typedef {{ paraminfo: { modules: Module[] } }} Catalogue
 */

/** Of so many parameters in a row, the first two are edited: some 200 of the real catalogue's. */
const STRIDE = 5;

/** What is done to parameters of a type, in turn. */
const editsOfValues = [
  (/** @type {string[]} */ values) => values.slice(0, -1),
  (/** @type {string[]} */ values) => [...values, "another"],
];
const editsOfNumbers = [
  (/** @type {Parameter} */ parameter) => ({ ...parameter, max: (parameter.max ?? 500) - 100 }),
  (/** @type {Parameter} */ parameter) => ({ ...parameter, default: 7 }),
];
const editsOfOthers = [
  (/** @type {Parameter} */ parameter) => ({ ...parameter, deprecated: "" }),
  (/** @type {Parameter} */ parameter) => ({ ...parameter, required: "" }),
  (/** @type {Parameter} */ parameter) => ({ ...parameter, name: `${parameter.name}new` }),
  () => undefined,
];

/**
 * The catalogue after a change of some 200 places: values that come and go, bounds and defaults that
 * move, parameters that are deprecated, required, renamed or removed. The same at each call.
 *
 * @param {Catalogue} catalogue
 * @returns {Catalogue}
 */
export function edited(catalogue) {
  let place = 0;
  const modules = catalogue.paraminfo.modules.map((module) => ({
    ...module,
    parameters: module.parameters.flatMap((parameter) => {
      place += 1;
      return place % STRIDE < 2 ? (editedParameter(parameter, place) ?? []) : parameter;
    }),
  }));
  return { ...catalogue, paraminfo: { ...catalogue.paraminfo, modules } };
}

/**
 * @param {Parameter} parameter
 * @param {number} turn
 * @returns {Parameter | undefined}
 */
function editedParameter(parameter, turn) {
  const { type } = parameter;
  if (Array.isArray(type))
    return { ...parameter, type: editsOfValues[turn % editsOfValues.length](type) };
  const edits = type === "limit" || type === "integer" ? editsOfNumbers : editsOfOthers;
  return edits[turn % edits.length](parameter);
}

/**
 * The catalogue's modules so many times, under names and prefixes with a number.
 *
 * @param {Catalogue} catalogue
 * @param {number} times
 * @returns {Catalogue}
 */
export function repeated(catalogue, times) {
  const modules = Array.from({ length: times }, (_, copy) =>
    catalogue.paraminfo.modules.map((module) => ({
      ...module,
      name: `${module.name}${copy}`,
      path: `${module.path}${copy}`,
      // One request may hold modules of several copies: their parameters must differ on the wire.
      prefix: `${module.prefix}${copy}`,
    })),
  ).flat();
  return { ...catalogue, paraminfo: { ...catalogue.paraminfo, modules } };
}
