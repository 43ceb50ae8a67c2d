/**
 * What is mutated, and the tests that it is held against: those that are about it and run in this
 * process. Others try it too, so that a mutant may survive here and be found by `npm test`.
 */

/** @typedef {{ readonly mutate: readonly string[], readonly tests: readonly string[] }} Target */

/** Tests of what is read, checked and written of requests. */
const REQUESTS = [
  "test/templates/runtime/rules/*.test.ts",
  "test/templates/runtime/verdicts/*.test.ts",
  "test/templates/runtime/{read,request}/*.test.ts",
  "test/templates/runtime/validate/{standard-schema,structured-value,validator}.test.ts",
];

/** @type {Readonly<Record<string, Target>>} */
export const targets = {
  "diff-rules": {
    mutate: ["generator/diff/rules/*.ts"],
    tests: ["test/generator/diff/{level,rule-table}.test.ts"],
  },
  "diff-parameters": {
    mutate: [
      "generator/diff/catalogue/{default,flags,multi,parameter,parameters,range,type,values}.ts",
      "generator/diff/change/code-type.ts",
      "generator/text/similarity.ts",
    ],
    tests: ["test/generator/diff/catalogue/*.test.ts", "test/generator/text/similarity.test.ts"],
  },
  // What is worked out when a module is loaded, such as expressions, is tried anew with every test.
  "validator-forms": {
    mutate: ["templates/runtime/rules/{character-reference,ip,timestamp-forms,title,user}.ts"],
    tests: ["test/templates/runtime/rules/*.test.ts"],
  },
  "validator-rules": {
    mutate: [
      "templates/runtime/rules/{enumeration,expiry,namespace,number,string,timestamp,rule}.ts",
    ],
    tests: REQUESTS,
  },
  validators: {
    mutate: [
      "templates/runtime/{read/{parameter,parsed-params,reporter},validate/{structured-value,validator}}.ts",
    ],
    tests: REQUESTS,
  },
};
