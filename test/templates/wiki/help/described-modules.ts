import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import type { ModuleTexts } from "../../../../templates/wiki/call/module-help.js";

function module(path: string, group: string, more: Partial<AnyModule> = {}): AnyModule {
  const name = path.slice(path.lastIndexOf("+") + 1);
  return { name, path, group, prefix: "", select: {}, generator: false, params: {}, ...more };
}

/** A root with two actions, of which one has two modules below it. */
export const MODULES: ReadonlyMap<string, AnyModule> = new Map(
  [
    module("query+b", "list", { prefix: "b<", deprecated: true, writerights: true }),
    module("main", "", {
      readrights: true,
      params: { action: { type: "enum", values: ["query", "go", "b"] } },
    }),
    module("go", "action", {
      mustbeposted: true,
      prefix: "g",
      params: {
        to: { type: "string", deprecated: true },
        "a-x": { type: "raw", when: { "{slot}": "x" } },
      },
      templates: { "a-{slot}": { type: "text", templatevars: { slot: "to" }, default: "" } },
    }),
    module("query", "action", {
      params: {
        list: { type: "enum", values: ["b", "a", "c"], multi: { lowlimit: 9, highlimit: 9 } },
        generator: { type: "enum", values: ["a", "b"] },
      },
    }),
    module("query+a", "list", { generator: true }),
  ].map((each) => [each.path, each]),
);

/** Help of some of them. */
export const TEXTS: ModuleTexts = {
  go: {
    description: "Goes.\n- away",
    manual: "https://go.example/?a&b",
    parameters: { "a-{slot}": "The `a` of a slot." },
  },
  query: { description: "Asks.", parameters: { list: "What:\n- a: It." } },
};
