import type { Node as AnyNode, ObjectLiteralExpression, SourceFile } from "ts-morph";
import { Node, SyntaxKind, VariableDeclarationKind } from "../../ts-morph.js";
import type { UsedLocation } from "../review/finding.js";
import type { Use } from "./uses.js";

type PositionOf = (node: AnyNode) => UsedLocation;

/**
 * The uses by a reference to generated code: for a call, the given parameters; for a type, those of
 * its value.
 */
export function argumentUses(node: AnyNode, positionOf: PositionOf): readonly Use[] {
  const parent = node.getParent();
  const position = positionOf(node);
  if (Node.isCallExpression(parent) && parent.getExpression() === node) {
    const [given] = parent.getArguments();
    return given ? [{ position }, ...valueUses(given, positionOf)] : [{ position }];
  }
  const typed = Node.isTypeReference(parent) ? parent : undefined;
  const outer = typed?.getParent();
  if (!typed || !outer) return [{ position, open: true }];
  if (Node.isIndexedAccessTypeNode(outer)) {
    const index = outer.getIndexTypeNode();
    const literal = Node.isLiteralTypeNode(index) ? index.getLiteral() : undefined;
    return Node.isStringLiteral(literal)
      ? [{ position, parameter: literal.getLiteralText() }]
      : [{ position, open: true }];
  }
  const value = Node.isVariableDeclaration(outer)
    ? outer.getInitializer()
    : Node.isSatisfiesExpression(outer) || Node.isAsExpression(outer)
      ? outer.getExpression()
      : undefined;
  return value ? [{ position }, ...valueUses(value, positionOf)] : [{ position, open: true }];
}

/** The parameters that an expression sets, by name if it is an object in the same file. */
function valueUses(given: AnyNode, positionOf: PositionOf): readonly Use[] {
  const object = objectLiteralOf(given);
  if (!object) return [{ position: positionOf(given), open: true }];
  return object.getProperties().flatMap((property): readonly Use[] => {
    if (Node.isShorthandPropertyAssignment(property))
      return [{ position: positionOf(property), parameter: property.getName() }];
    if (!Node.isPropertyAssignment(property))
      return [{ position: positionOf(property), open: true }];
    const name = property.getNameNode();
    if (Node.isComputedPropertyName(name)) return [{ position: positionOf(property), open: true }];
    const parameter = name.getText().replaceAll(/^["'`]|["'`]$/g, "");
    const values = literalsOf(property.getInitializer());
    return [{ position: positionOf(property), parameter, ...(values && { values }) }];
  });
}

/** The object of an expression, or of a constant in the same file. */
function objectLiteralOf(expression: AnyNode): ObjectLiteralExpression | undefined {
  const given = bare(expression);
  if (Node.isObjectLiteralExpression(given)) return given;
  if (!Node.isIdentifier(given)) return undefined;
  const [declaration, another] = given
    .getSourceFile()
    .getDescendantsOfKind(SyntaxKind.VariableDeclaration)
    .filter((each) => each.getName() === given.getText());
  const isConstant =
    declaration &&
    !another &&
    declaration.getVariableStatement()?.getDeclarationKind() === VariableDeclarationKind.Const;
  const value = isConstant ? declaration.getInitializer() : undefined;
  const held = value && bare(value);
  return Node.isObjectLiteralExpression(held) ? held : undefined;
}

/** An expression without its parentheses and type assertions. */
function bare(given: AnyNode): AnyNode {
  return Node.isAsExpression(given) ||
    Node.isSatisfiesExpression(given) ||
    Node.isParenthesizedExpression(given)
    ? bare(given.getExpression())
    : given;
}

/** The literal values of an expression; undefined if they are not known. */
function literalsOf(value: AnyNode | undefined): readonly string[] | undefined {
  if (!value) return undefined;
  if (Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value))
    return [value.getLiteralText()];
  if (Node.isNumericLiteral(value)) return [value.getLiteralText()];
  if (Node.isPrefixUnaryExpression(value)) return [value.getText()];
  if (Node.isAsExpression(value) || Node.isSatisfiesExpression(value))
    return literalsOf(value.getExpression());
  if (!Node.isArrayLiteralExpression(value)) return undefined;
  const items = value.getElements().map(literalsOf);
  const known = items.flatMap((item) => item ?? []);
  return items.includes(undefined) ? undefined : known;
}

/** The fields that handlers with a builder's name read from their arguments. */
export function handlerUses(
  file: SourceFile,
  builder: string,
  positionOf: PositionOf,
): readonly Use[] {
  return file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).flatMap((object) => {
    const property = object.getProperty(builder);
    if (!property) return [];
    const position = positionOf(property);
    const handler = Node.isPropertyAssignment(property) ? property.getInitializer() : property;
    const isFunction =
      Node.isArrowFunction(handler) ||
      Node.isFunctionExpression(handler) ||
      Node.isMethodDeclaration(handler);
    if (!isFunction) return [{ position, open: true }];
    const [args] = handler.getParameters();
    return args
      ? [{ position }, ...readUses(args.getNameNode(), handler, positionOf)]
      : [{ position }];
  });
}

function readUses(args: AnyNode, handler: AnyNode, positionOf: PositionOf): readonly Use[] {
  if (Node.isObjectBindingPattern(args))
    return args.getElements().map((element) => ({
      position: positionOf(element),
      ...(element.getDotDotDotToken()
        ? { open: true as const }
        : { parameter: (element.getPropertyNameNode() ?? element.getNameNode()).getText() }),
    }));
  return handler
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((each) => each !== args && each.getText() === args.getText())
    .map((each): Use => {
      const parent = each.getParent();
      const position = positionOf(each);
      return Node.isPropertyAccessExpression(parent) && parent.getExpression() === each
        ? { position, parameter: parent.getName() }
        : { position, open: true };
    });
}
