/**
 * What is mutated, and the tests that it is held against: those that are about it and run in this
 * process. Others try it too, so that a mutant may survive here and be found by `npm test`.
 */

/** @typedef {{ readonly mutate: readonly string[], readonly tests: readonly string[] }} Target */

/** @type {Readonly<Record<string, Target>>} */
export const targets = {
  "diff-rules": {
    mutate: ["generator/diff/rules/*.ts", "generator/diff/level.ts"],
    tests: ["test/generator/diff/{level,rule-table}.test.ts"],
  },
  "validator-rules": {
    mutate: ["templates/runtime/rules/*.ts"],
    tests: [
      "test/templates/runtime/rules/*.test.ts",
      "test/templates/runtime/{parameter,reading,request,request-reading,validator}.test.ts",
    ],
  },
  validators: {
    mutate: ["templates/runtime/{parameter,reading,request-reading,validator}.ts"],
    tests: ["test/templates/runtime/{parameter,reading,request,request-reading,validator}.test.ts"],
  },
};
