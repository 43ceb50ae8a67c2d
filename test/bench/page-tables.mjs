/** Tables of figures in a Markdown text, replaced by those that were measured last. */

/** A table: consecutive lines that begin with `|`. */
const TABLE = /(?:^\|.*\n)+/gm;

/**
 * Replaces each table that has the header and the first column of a measured one, those that are alike in
 * their order. `npm run format` aligns the columns.
 *
 * @param {string} text
 * @param {readonly string[]} measured Markdown with tables
 * @returns {string}
 */
export function withTables(text, measured) {
  const left = measured.flatMap((each) => tablesOf(`${each}\n`));
  return text.replaceAll(TABLE, (table) => {
    const index = left.findIndex((each) => keyOf(each) === keyOf(table));
    if (index === -1) return table;
    const [next = table] = left.splice(index, 1);
    // A run without news changes nothing: both may differ in what aligns them.
    return rowsOf(next).join("\n") === rowsOf(table).join("\n") ? table : next;
  });
}

/**
 * The rows of a text's tables without what aligns them.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function rowsOf(text) {
  return text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[ :|-]+\|$/.test(line))
    .map((line) => line.replaceAll(/ +\|/g, " |").replaceAll(/\| +/g, "| "));
}

/** @param {string} text */
function tablesOf(text) {
  return [...text.matchAll(TABLE)].map(([table]) => table);
}

/**
 * The header and the first column, which tell tables apart.
 *
 * @param {string} table
 */
function keyOf(table) {
  const [header = "", ...rows] = rowsOf(table);
  return [header, ...rows.map((row) => row.split("|")[1])].join("\n");
}
