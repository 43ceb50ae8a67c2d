import { Name, _ } from "ajv/dist/compile/codegen/index.js";
import type { CodeGen, SafeExpr } from "ajv/dist/compile/codegen/index.js";

/**
 * Makes a generator write a call for each error. By default, ajv writes a constant and a branch, and
 * optimizes their names: they take about an eighth of its time for a large document.
 *
 * The calls are `vErrors = addError(vErrors, ERROR)`; the code lacks `addError`, so that ajv must not
 * run it. The few errors before the first keyword of a function keep the form of ajv.
 */
export function addErrorsByCalls(gen: CodeGen): void {
  // ajv adds an error as `const err = ERROR`, a branch on the list, and an increment.
  const declare = gen.const.bind(gen);
  const branch = gen.if.bind(gen);
  let error: SafeExpr | undefined;
  gen.const = (name, value, isConstant) => {
    if (name !== "err") return declare(name, value, isConstant);
    error = value;
    return ERROR;
  };
  gen.if = (condition, thenBody, elseBody) => {
    if (error === undefined) return branch(condition, thenBody, elseBody);
    gen.assign(ERROR_LIST, _`addError(${ERROR_LIST}, ${error})`);
    error = undefined;
    return gen;
  };
}

const ERROR = new Name("err");
const ERROR_LIST = new Name("vErrors");
