import type { ParameterEdit } from "./parameter-edits.js";

/** Edits whose levels depend on what else the parameter is; the proof tries them besides the table of edits. */
export const parameterCircumstances: readonly ParameterEdit[] = [
  {
    rule: "type-widened",
    key: "type",
    hosts: ["namespace"],
    edit: (parameter) => Object.assign(parameter, { type: "integer" }),
  },
  {
    rule: "type-narrowed",
    key: "type",
    hosts: ["integer"],
    setup: (parameter) => Object.assign(parameter, { type: "float" }),
    edit: (parameter) => Object.assign(parameter, { type: "integer" }),
  },
  {
    rule: "type-narrowed",
    key: "type",
    hosts: ["text", "several"],
    setup: (parameter) => Object.assign(parameter, { type: "string", multi: "" }),
    edit: (parameter) => Object.assign(parameter, { type: ["a", "b"] }),
  },
  {
    rule: "type-unknown",
    key: "type",
    hosts: ["text"],
    setup: (parameter) => Object.assign(parameter, { type: "colour" }),
    edit: (parameter) => Object.assign(parameter, { type: "integer" }),
  },
  {
    rule: "enum-value-added",
    key: "type",
    hosts: ["several"],
    setup: (parameter) => Object.assign(parameter, { allspecifier: "*" }),
    edit: ({ type }) => Array.isArray(type) && type.push("broken"),
  },
  {
    rule: "allspecifier-removed",
    key: "allspecifier",
    hosts: ["namespaces"],
    setup: (parameter) => Object.assign(parameter, { allspecifier: "*" }),
    edit: (parameter) => Reflect.deleteProperty(parameter, "allspecifier"),
  },
  ...(["max", "min"] as const).flatMap((bound): readonly ParameterEdit[] => [
    {
      rule: bound === "max" ? "max-lowered" : "min-raised",
      key: bound,
      hosts: ["integer", "limit"],
      setup: (parameter) => Object.assign(parameter, { min: 1, max: 500, enforcerange: "" }),
      edit: (parameter) => Object.assign(parameter, bound === "max" ? { max: 400 } : { min: 2 }),
    },
  ]),
  {
    rule: "enforcerange-added",
    key: "enforcerange",
    hosts: ["integer"],
    setup: (parameter) => Object.assign(parameter, { min: 1, max: 500 }),
    edit: (parameter) => Object.assign(parameter, { enforcerange: "" }),
  },
  ...(["highmax-lowered", "highmax-removed"] as const).map((rule): ParameterEdit => ({
    rule,
    key: "highmax",
    hosts: ["integer"],
    setup: (parameter) => Object.assign(parameter, { max: 500, highmax: 5000 }),
    edit: (parameter) =>
      rule === "highmax-lowered"
        ? Object.assign(parameter, { highmax: 4000 })
        : Reflect.deleteProperty(parameter, "highmax"),
  })),
  ...(["max", "min"] as const).map((bound): ParameterEdit => ({
    rule: `${bound}-added`,
    key: bound,
    hosts: ["integer"],
    setup: (parameter) => Object.assign(parameter, { enforcerange: "" }),
    edit: (parameter) => Object.assign(parameter, { [bound]: 5 }),
  })),
  ...(["allspecifier-removed", "allspecifier-changed"] as const).map((rule): ParameterEdit => ({
    rule,
    key: "allspecifier",
    hosts: ["text"],
    setup: (parameter) => Object.assign(parameter, { multi: "", allspecifier: "*" }),
    edit: (parameter) =>
      rule === "allspecifier-removed"
        ? Reflect.deleteProperty(parameter, "allspecifier")
        : Object.assign(parameter, { allspecifier: "all" }),
  })),
  {
    rule: "default-added",
    key: "default",
    hosts: ["text"],
    setup: (parameter) => Object.assign(parameter, { required: "" }),
    edit: (parameter) => Object.assign(parameter, { default: "x" }),
  },
];
