import { expect, it } from "vitest";
import { filters } from "../../../../templates/wiki/select/condition.js";
import type { RowCondition } from "../../../../templates/wiki/select/condition-types.js";
import { askedOf } from "../tiny-wiki.js";

const LEAST = { v4: 16, v6: 19 };
const ADDRESS: RowCondition = {
  param: "ip",
  test: "around",
  first: "name",
  last: "name",
  code: "badip",
  least: LEAST,
};
const BOUND: RowCondition = {
  param: "name",
  test: "from",
  columns: ["shade"],
  of: { tables: ["colours"], key: "name" },
  code: "badname",
};
const PAGE: RowCondition = { page: { namespace: 14, code: "nocategory" } };

/** Every kind of condition that can refuse a request, on its own and within others. */
it.each<
  readonly [
    condition: RowCondition,
    args: Readonly<Record<string, unknown>>,
    code: string,
    text: string,
  ]
>([
  [ADDRESS, { ip: "x" }, "badip", "x is neither an address nor a range of them."],
  [
    ADDRESS,
    { ip: "192.0.0.0/15" },
    "cidrtoobroad",
    "Ranges of more addresses than /16 has are refused.",
  ],
  [
    ADDRESS,
    { ip: "2001::/18" },
    "cidrtoobroad",
    "Ranges of more addresses than /19 has are refused.",
  ],
  [BOUND, { name: "pink" }, "badname", "name names nothing that is there."],
  [PAGE, { title: "Apple" }, "nocategory", "Apple is in another namespace."],
  [PAGE, { title: "Special:X" }, "pagecannotexist", "There cannot be a page Special:X."],
  [PAGE, { title: "<" }, "invalidtitle", '"<" is not a valid title.'],
  [PAGE, {}, "missingparam", "One of title and pageid is required."],
  [PAGE, { title: "A", pageid: 1 }, "invalidparammix", "title and pageid cannot be used together."],
  [PAGE, { pageid: 99 }, "nosuchpageid", "There is no page with ID 99."],
  [
    { param: "name", column: "name", as: "hexadecimal" },
    { name: ["00", "x"] },
    "badvalue_coname",
    "name takes hexadecimal numbers.",
  ],
  [
    { param: "name", column: "key", test: "from" },
    { name: ["<"] },
    "invalidtitle",
    'name: ["<"] is no part of a title.',
  ],
  [
    { param: "name", column: "name", test: "link" },
    { name: "http://a b" },
    "badquery",
    '"http://a b" is no URL.',
  ],
])("the condition %j refuses %j with %s: %s", (condition, args, code, text) => {
  const refusal = { kind: "refused", code, text };
  const call = askedOf(args);
  const context = { table: "colours", down: false };
  for (const each of [
    condition,
    { some: [condition] },
    { none: [condition] },
    { when: [], demand: [condition] },
    { exists: "colours", on: {}, where: [condition] },
  ] satisfies readonly RowCondition[])
    expect(filters([{ column: "name", is: "red" }, each], call, context)).toEqual(refusal);
});
