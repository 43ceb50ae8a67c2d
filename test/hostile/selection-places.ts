import { catalogue, module, parameter } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";
import { input, keyed } from "./spec-inputs.js";
import type { Place } from "./spec-inputs.js";

const LISTS = catalogue(
  module("evil", [parameter("p"), parameter("q", ["a", "b"], { multi: "" }), parameter("limit")]),
);
const PROPS = catalogue(module("evil", [parameter("p"), parameter("limit")], { group: "prop" }));

const OF_MODULE = { module: "query+evil", servers: ["MediaWiki 1.39.17"] };

const inRows = (more: Json): ReturnType<Place> =>
  input(LISTS, {
    selection: { ...OF_MODULE, kind: "rows", from: "pages", order: ["pageid"], ...more },
  });

const inPageRows = (more: Json): ReturnType<Place> =>
  input(PROPS, {
    selection: {
      ...OF_MODULE,
      kind: "rows of pages",
      from: "pagelinks",
      belongs: "pageid",
      order: ["title"],
      ...more,
    },
  });

const inPages = (more: Json): ReturnType<Place> =>
  input(PROPS, { selection: { ...OF_MODULE, kind: "pages", of: "existing", ...more } });

const inOwn = (more: Json): ReturnType<Place> =>
  input(LISTS, { selection: { ...OF_MODULE, kind: "own", by: "pageprops", ...more } });

const inVariant = (more: Json): ReturnType<Place> =>
  inRows({ variants: [{ when: [{ given: "p" }], ...more }] });

const inCondition = (condition: Json): ReturnType<Place> => inRows({ where: [condition] });

const inRefusal = (more: Json): ReturnType<Place> =>
  inRows({ refuse: [{ when: [{ given: "p" }], code: "a", text: "b", ...more }] });

const inGuard = (guard: Json): ReturnType<Place> => inRefusal({ when: [guard] });

const inWarning = (more: Json): ReturnType<Place> =>
  inRows({ warn: [{ when: [{ given: "p" }], code: "a", text: "b", ...more }] });

const inOrder = (term: unknown): ReturnType<Place> => inRows({ order: ["pageid", term] });

const EXISTS = { exists: "pagelinks", on: { pageid: "pageid" } };

const BOUND = {
  param: "p",
  test: "from",
  columns: ["touched", "pageid"],
  of: { tables: ["revisions"], key: "revid" },
  code: "a",
};

const RANGE = {
  param: "p",
  test: "around",
  first: "title",
  last: "title",
  code: "a",
  least: { v4: 16, v6: 19 },
};

/** For every text of the schema of selections: catalogues beside which a selection has any text there. */
export const SELECTION_PLACES: Readonly<Record<string, readonly Place[]>> = {
  "selection#SelectionArgument": [
    (text) => inGuard({ param: "p", is: [text] }),
    (text) => inGuard({ param: "q", is: [text] }),
  ],
  "selection#SelectionArgumentText": [
    (text) => inCondition({ param: "p", cases: keyed(text, []) }),
    (text) => inRows({ direction: { param: "q", down: [text] } }),
  ],
  "selection#SelectionColumn": [
    (text) => inOrder(text),
    (text) => inRows({ columns: { a: text } }),
    (text) => inCondition({ column: text, is: 1 }),
  ],
  "selection#SelectionCondition.among": [(text) => inCondition({ among: text })],
  "selection#SelectionCondition.as": [
    (text) => inCondition({ param: "p", column: "title", as: text }),
  ],
  "selection#SelectionCondition.cases{key}": [
    (text) => inCondition({ param: "p", cases: keyed(text, [{ column: "ns", is: 1 }]) }),
    (text) => inCondition({ param: "q", cases: keyed(text, [{ column: "ns", is: 1 }]) }),
  ],
  "selection#SelectionCondition.code": [
    (text) => inCondition({ ...BOUND, code: text }),
    (text) => inCondition({ ...RANGE, code: text }),
  ],
  "selection#SelectionCondition.named": [
    (text) => inCondition({ column: "lastrevid", named: text }),
  ],
  "selection#SelectionCondition.of.key": [
    (text) => inCondition({ ...BOUND, of: { tables: ["revisions"], key: text } }),
  ],
  "selection#SelectionCondition.on{key}": [
    (text) => inCondition({ ...EXISTS, on: keyed(text, "pageid") }),
  ],
  "selection#SelectionCondition.page.code": [
    (text) => inCondition({ page: { namespace: 0, code: text } }),
  ],
  "selection#SelectionCondition.test": [
    (text) => inCondition({ param: "p", column: "title", test: text }),
    (text) => inCondition({ ...BOUND, test: text }),
  ],
  "selection#SelectionCondition.warn": [
    (text) => inCondition({ param: "p", column: "key", test: "title", warn: text }),
  ],
  "selection#SelectionContinue.by": [(text) => inRows({ continue: { param: "p", by: text } })],
  "selection#SelectionField": [
    (text) => inRows({ falses: [text] }),
    (text) => inCondition({ visible: text }),
    (text) => inRows({ groups: { by: ["ns"], list: text } }),
  ],
  "selection#SelectionFunction": [(text) => inOwn({ by: text })],
  "selection#SelectionGuard.pages": [(text) => inGuard({ pages: text })],
  "selection#SelectionGuard.revids": [(text) => inGuard({ revids: text })],
  "selection#SelectionGuard.right": [
    (text) => inGuard({ right: text }),
    (text) => inGuard({ not: { anyOf: [{ allOf: [{ right: text }] }] } }),
  ],
  "selection#SelectionGuard.unlike": [(text) => inGuard({ param: "p", unlike: text })],
  "selection#SelectionOrderTerm.always": [(text) => inOrder({ column: "title", always: text })],
  "selection#SelectionOrderTerm.form": [(text) => inOrder({ column: "title", form: text })],
  "selection#SelectionOrderTerm.literal": [
    (text) => inOrder({ literal: text }),
    (text) => inRows({ continue: { columns: [{ literal: text }, "pageid"] } }),
  ],
  "selection#SelectionOtherColumn": [
    (text) => inCondition({ ...EXISTS, on: keyed(text, "pageid") }),
    (text) =>
      inRows({
        join: { table: "pagelinks", on: { theirs: text, ours: "pageid" }, columns: [text] },
      }),
  ],
  "selection#SelectionOwn.$schema": [(text) => inOwn({ $schema: text })],
  "selection#SelectionOwn.kind": [(text) => inOwn({ kind: text })],
  "selection#SelectionOwn.module": [(text) => inOwn({ module: text })],
  "selection#SelectionOwn.servers[]": [(text) => inOwn({ servers: [text] })],
  "selection#SelectionPageRows.$schema": [(text) => inPageRows({ $schema: text })],
  "selection#SelectionPageRows.belongs": [(text) => inPageRows({ belongs: text })],
  "selection#SelectionPageRows.columns{key}": [
    (text) => inPageRows({ columns: keyed(text, "title") }),
  ],
  "selection#SelectionPageRows.veils{key}": [(text) => inPageRows({ veils: keyed(text, ["a"]) })],
  "selection#SelectionPageRows.veils{}[]": [(text) => inPageRows({ veils: { a: [text] } })],
  "selection#SelectionPageRows.kind": [(text) => inPageRows({ kind: text })],
  "selection#SelectionPageRows.module": [(text) => inPageRows({ module: text })],
  "selection#SelectionPageRows.servers[]": [(text) => inPageRows({ servers: [text] })],
  "selection#SelectionPages.$schema": [(text) => inPages({ $schema: text })],
  "selection#SelectionPages.belongs": [(text) => inPages({ belongs: text })],
  "selection#SelectionPages.of": [(text) => inPages({ of: text })],
  "selection#SelectionPages.columns{key}": [(text) => inPages({ columns: keyed(text, "title") })],
  "selection#SelectionPages.kind": [(text) => inPages({ kind: text })],
  "selection#SelectionPages.module": [(text) => inPages({ module: text })],
  "selection#SelectionPages.servers[]": [(text) => inPages({ servers: [text] })],
  "selection#SelectionPagesBy.by": [(text) => inRows({ pages: { by: text } })],
  "selection#SelectionParameter": [
    (text) => inGuard({ given: text }),
    (text) => inCondition({ param: text, column: "title" }),
    (text) => inRows({ limit: text }),
    (text) => inRows({ continue: { param: text, columns: ["pageid"] } }),
  ],
  "selection#SelectionRefusal.code": [(text) => inRefusal({ code: text })],
  "selection#SelectionRefusal.text": [(text) => inRefusal({ text })],
  "selection#SelectionRows.$schema": [(text) => inRows({ $schema: text })],
  "selection#SelectionRows.columns{key}": [(text) => inRows({ columns: keyed(text, "title") })],
  "selection#SelectionRows.veils{key}": [(text) => inRows({ veils: keyed(text, ["a"]) })],
  "selection#SelectionRows.veils{}[]": [(text) => inRows({ veils: { a: [text] } })],
  "selection#SelectionRows.kind": [(text) => inRows({ kind: text })],
  "selection#SelectionRows.module": [(text) => inRows({ module: text })],
  "selection#SelectionRows.servers[]": [(text) => inRows({ servers: [text] })],
  "selection#SelectionScalar": [
    (text) => inCondition({ column: "title", is: text }),
    (text) => inCondition({ column: "title", isnt: [text, 1] }),
  ],
  "selection#SelectionShow": [(text) => inRows({ show: text })],
  "selection#SelectionTable": [
    (text) => inRows({ from: text }),
    (text) => inCondition({ ...EXISTS, exists: text }),
    (text) =>
      inRows({ join: { table: text, on: { theirs: "pageid", ours: "pageid" }, columns: [] } }),
  ],
  "selection#SelectionTest": [(text) => inCondition({ param: "p", column: "title", test: text })],
  "selection#SelectionVersion": [
    (text) => inGuard({ since: text }),
    (text) => inGuard({ not: { since: text } }),
  ],
  "selection#SelectionVariant.columns{key}": [
    (text) => inVariant({ columns: keyed(text, "title") }),
  ],
  "selection#SelectionVariant.veils{key}": [(text) => inVariant({ veils: keyed(text, ["a"]) })],
  "selection#SelectionVariant.veils{}[]": [(text) => inVariant({ veils: { a: [text] } })],
  "selection#SelectionWarning.code": [(text) => inWarning({ code: text })],
  "selection#SelectionWarning.feature": [(text) => inWarning({ feature: text })],
  "selection#SelectionWarning.text": [(text) => inWarning({ text })],
};
