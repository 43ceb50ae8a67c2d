import * as fc from "fast-check";
import type { ModuleOperation } from "../../generator/spec/model/operation.js";
import type { Parameter } from "../../generator/spec/model/parameter.js";

/** Texts that are valid for some types and invalid for others. */
const TEXTS = [
  "",
  "0",
  "1",
  "-1",
  "7",
  "500",
  "501",
  "99999",
  "1.5",
  "max",
  "abc",
  "now",
  "2026-01-31T12:00:00Z",
  "2026-02-30",
  "Main Page",
  "[x]",
  "A|B",
  "*",
  "user|bot",
  "<b>&amp;",
  "Ä + %",
];

/** A text for a parameter: often a listed value, sometimes any text. */
function textFor({ type, multi }: Parameter): fc.Arbitrary<string> {
  const any = fc.constantFrom(...TEXTS);
  if (type.kind !== "enum" || type.values.length === 0) return any;
  const value = fc.constantFrom(...type.values);
  const listed = multi
    ? fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => values.join("|"))
    : value;
  return fc.oneof({ weight: 4, arbitrary: listed }, { weight: 1, arbitrary: any });
}

/** A request to a module: its part of the address, and some of its parameters, valid or not. */
export function randomForm(modules: readonly ModuleOperation[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...modules), fc.constantFrom(...modules), fc.boolean())
    .chain(([module, other, isJoined]) => {
      const joined = isJoined && other !== module && other.group !== "action" ? [other] : [];
      const fields = [module, ...joined].flatMap(({ prefix, parameters }) =>
        parameters.map((parameter) => [prefix + parameter.name, textFor(parameter)] as const),
      );
      const pair = fc
        .constantFrom(...fields, ["nonsense", fc.constantFrom(...TEXTS)] as const)
        .chain(([name, text]) => text.map((value) => [name, value] as const));
      return fc.uniqueArray(pair, { maxLength: 6, selector: ([name]) => name }).map((pairs) => {
        const chosen = joined.flatMap(({ group, name }) =>
          group === module.group ? [[group, `${module.name}|${name}`]] : [[group, name]],
        );
        const query = new URLSearchParams(
          [...chosen, ...pairs].map(([name = "", text = ""]) => [name, text]),
        );
        return `${module.name}!compose?${query}`;
      });
    });
}
