/**
 * Puts counters into JavaScript, one at each place that the run may come to or not: functions, both
 * ways of conditions, loops, cases, right sides of `&&`, `||` and `??`.
 */
import tsMorph from "ts-morph";

const { ts } = tsMorph;

/** What counters are called in the text; no source has such a name. */
const COUNTERS = "__paramsmithCounters";

/** A word of a comparison is worth trying as input; a longer text is a message. */
const LONGEST_WORD = 40;

/**
 * @typedef {{ readonly at: number, readonly opens: boolean, readonly text: string }} Edit
 * @typedef {{ readonly text: string, readonly words: readonly string[] }} Instrumented
 */

/**
 * @param {string} name of the file, by which its counters are found
 * @param {string} source JavaScript, as a module
 * @returns {Instrumented} the same with counters, and the texts that it holds
 */
export function instrumented(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  /** @type {Edit[]} */
  const edits = [];
  /** @type {Set<string>} */
  const words = new Set();
  let counters = 0;
  const count = () => `${COUNTERS}[${counters++}]++`;
  /** @param {number} at @param {string} text */
  const open = (at, text) => edits.push({ at, opens: true, text });
  /** @param {number} at @param {string} text */
  const close = (at, text) => edits.push({ at, opens: false, text });
  /** @param {import("ts-morph").ts.Expression} node */
  const expression = (node) => {
    open(node.getStart(), `(${count()}, `);
    close(node.end, ")");
  };
  /** @param {import("ts-morph").ts.Statement} node */
  const statement = (node) => {
    if (ts.isBlock(node)) return open(node.getStart() + 1, `${count()};`);
    open(node.getStart(), `{${count()};`);
    close(node.end, "}");
  };
  /** @param {import("ts-morph").ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteral(node) && node.text.length <= LONGEST_WORD) words.add(node.text);
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      if (ts.isBlock(node.body)) statement(node.body);
      else if (ts.isArrowFunction(node)) expression(node.body);
    } else if (ts.isIfStatement(node)) {
      if (!node.elseStatement) close(node.end, ` else ${count()};`);
      statement(node.thenStatement);
      if (node.elseStatement) statement(node.elseStatement);
    } else if (ts.isIterationStatement(node, false)) statement(node.statement);
    else if (ts.isConditionalExpression(node)) {
      expression(node.whenTrue);
      expression(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && isChoice(node.operatorToken.kind))
      expression(node.right);
    else if (ts.isCatchClause(node)) statement(node.block);
    else if (ts.isCaseOrDefaultClause(node)) {
      const after = ts.isCaseClause(node) ? node.expression.end : node.getStart();
      open(source.indexOf(":", after) + 1, `${count()};`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const text = applied(source, edits);
  const head = `const ${COUNTERS} = globalThis.paramsmithCounters(${JSON.stringify(name)}, ${counters});`;
  return { text: head + text, words: [...words] };
}

/** @param {import("ts-morph").ts.SyntaxKind} kind */
function isChoice(kind) {
  return [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandEqualsToken,
    ts.SyntaxKind.BarBarEqualsToken,
    ts.SyntaxKind.QuestionQuestionEqualsToken,
  ].includes(kind);
}

/**
 * What opens at a place opens from the outside to the inside, which is how the tree is walked; what
 * closes there closes the other way round, and before anything opens.
 *
 * @param {string} source
 * @param {readonly Edit[]} edits
 */
function applied(source, edits) {
  const sorted = edits
    .map((edit, index) => ({ ...edit, rank: edit.opens ? index : -1 - index }))
    .toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  let text = "";
  let from = 0;
  for (const { at, text: added } of sorted) {
    text += source.slice(from, at) + added;
    from = at;
  }
  return text + source.slice(from);
}
