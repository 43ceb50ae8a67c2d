import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { UsedLocation } from "../finding.js";
import { locate } from "./location.js";
import { typeDeclarations } from "./nodes.js";
import type { UsageProgram } from "./program.js";

const DEPTH = 2;

/**
 * Finds the code in a file where values of generated types become `any`, or a builder receives a
 * value of type `any`.
 */
export function escapesIntoAny(
  cwd: string,
  { program, outputOf }: UsageProgram,
  path: string,
): readonly UsedLocation[] {
  const checker = program().getTypeChecker();
  const isGenerated = (node: TS.Node): boolean => {
    const output = outputOf(node.getSourceFile().fileName);
    return output !== undefined && !output.startsWith("runtime/");
  };
  const isOfGenerated = (node: TS.Node): boolean =>
    typeDeclarations(checker.getTypeAtLocation(node), checker, DEPTH).some(isGenerated);
  const found: UsedLocation[] = [];
  const add = (node: TS.Node, reason: string): void => {
    found.push(locate(cwd, node.getSourceFile(), node.getStart(), reason));
  };
  const visit = (node: TS.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) visitCall(node);
    else if (ts.isAsExpression(node) && isAny(checker.getTypeFromTypeNode(node.type))) {
      if (isOfGenerated(node.expression)) add(node, "becomes `any`");
    } else if (ts.isVariableDeclaration(node) && node.type && node.initializer) {
      if (isAny(checker.getTypeFromTypeNode(node.type)) && isOfGenerated(node.initializer))
        add(node, "becomes `any`");
    }
    ts.forEachChild(node, visit);
  };
  const visitCall = (call: TS.CallExpression | TS.NewExpression): void => {
    const declaration = checker.getResolvedSignature(call)?.getDeclaration();
    if (!declaration || !isOwnOrGenerated(declaration)) return;
    const isBuilder = isGenerated(declaration) || isOfGenerated(call.expression);
    for (const argument of call.arguments ?? []) {
      if (isBuilder && isAny(checker.getTypeAtLocation(argument))) add(argument, "is `any`");
      const expected = checker.getContextualType(argument);
      if (!isBuilder && expected && isAny(expected) && isOfGenerated(argument))
        add(argument, "becomes `any`");
    }
  };
  // Functions of libraries, such as `console.log`, take anything.
  const isOwnOrGenerated = (node: TS.Node): boolean => {
    const file = node.getSourceFile();
    return outputOf(file.fileName) !== undefined || !file.isDeclarationFile;
  };
  const file = program().getSourceFile(path);
  if (file) visit(file);
  return found;
}

function isAny({ flags }: TS.Type): boolean {
  return (flags & ts.TypeFlags.Any) !== 0;
}
