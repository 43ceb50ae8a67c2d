import type { VariableStatementStructure } from "ts-morph";
import type { ResultShape } from "../../spec/model/result.js";
import { docComment } from "../../base/doc-comment.js";
import { resultLiteral } from "./result-descriptor.js";
import type { ResultWriter } from "./result-rows.js";
import { objectConstant } from "./statement.js";
import { named } from "../../base/type-expression.js";

/**
 * A result as data. Below an inherited name, the compiler does not recognise that texts are
 * literals.
 */
export function descriptorConstant({
  planned,
  result,
  label,
  module,
}: ResultWriter): VariableStatementStructure {
  const structure = objectConstant(
    planned.names.descriptor,
    named("ResultDescriptor"),
    resultLiteral(module.operation.path, result),
    docComment([`The result of ${label} as data, for \`validateResponse\`.`]),
  );
  if (
    ![...result.response, ...result.generator].some(
      ({ name, shape }) => isInherited(name) || hasInheritedField(shape),
    )
  )
    return structure;
  return {
    ...structure,
    declarations: structure.declarations.map((declaration) => ({
      ...declaration,
      initializer: `${String(declaration.initializer)} as const`,
    })),
  };
}

function hasInheritedField(shape: ResultShape): boolean {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return false;
    case "list":
      return hasInheritedField(shape.items);
    case "map":
      return hasInheritedField(shape.values);
    case "union":
      return shape.of.some(hasInheritedField);
    case "record":
      return shape.fields.some(
        ({ name, shape: own }) => isInherited(name) || hasInheritedField(own),
      );
  }
}

function isInherited(name: string): boolean {
  return name in Object.prototype;
}
