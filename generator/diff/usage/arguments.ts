import type { Node as AnyNode, ObjectLiteralExpression, SourceFile } from "ts-morph";
import { Node, SyntaxKind, VariableDeclarationKind } from "../../ts-morph.js";
import type { FindingPosition } from "../review/finding.js";
import type { Use } from "./uses.js";

type PlaceOf = (node: AnyNode) => FindingPosition;

/** What a reference to generated code uses: of a call the parameters that it gives, of a type those of its value. */
export function argumentUses(node: AnyNode, placeOf: PlaceOf): readonly Use[] {
  const parent = node.getParent();
  const place = placeOf(node);
  if (Node.isCallExpression(parent) && parent.getExpression() === node) {
    const [given] = parent.getArguments();
    return given ? [{ place }, ...valueUses(given, placeOf)] : [{ place }];
  }
  const typed = Node.isTypeReference(parent) ? parent : undefined;
  const outer = typed?.getParent();
  if (!typed || !outer) return [{ place, open: true }];
  if (Node.isIndexedAccessTypeNode(outer)) {
    const index = outer.getIndexTypeNode();
    const literal = Node.isLiteralTypeNode(index) ? index.getLiteral() : undefined;
    return Node.isStringLiteral(literal)
      ? [{ place, parameter: literal.getLiteralText() }]
      : [{ place, open: true }];
  }
  const value = Node.isVariableDeclaration(outer)
    ? outer.getInitializer()
    : Node.isSatisfiesExpression(outer) || Node.isAsExpression(outer)
      ? outer.getExpression()
      : undefined;
  return value ? [{ place }, ...valueUses(value, placeOf)] : [{ place, open: true }];
}

/** The parameters that an expression gives: of an object in the same file each by name. */
function valueUses(given: AnyNode, placeOf: PlaceOf): readonly Use[] {
  const object = objectOf(given);
  if (!object) return [{ place: placeOf(given), open: true }];
  return object.getProperties().flatMap((property): readonly Use[] => {
    if (Node.isShorthandPropertyAssignment(property))
      return [{ place: placeOf(property), parameter: property.getName() }];
    if (!Node.isPropertyAssignment(property)) return [{ place: placeOf(property), open: true }];
    const name = property.getNameNode();
    if (Node.isComputedPropertyName(name)) return [{ place: placeOf(property), open: true }];
    const parameter = name.getText().replaceAll(/^["'`]|["'`]$/g, "");
    const values = literalsOf(property.getInitializer());
    return [{ place: placeOf(property), parameter, ...(values && { values }) }];
  });
}

/** The object that an expression is, or that a constant of the same file holds. */
function objectOf(expression: AnyNode): ObjectLiteralExpression | undefined {
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

/** An expression without what stands around it for the compiler alone. */
function bare(given: AnyNode): AnyNode {
  return Node.isAsExpression(given) ||
    Node.isSatisfiesExpression(given) ||
    Node.isParenthesizedExpression(given)
    ? bare(given.getExpression())
    : given;
}

/** The values of an expression that is written out; undefined where one cannot be told. */
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

/** What the handlers of a builder's name read of their arguments. */
export function handlerUses(file: SourceFile, builder: string, placeOf: PlaceOf): readonly Use[] {
  return file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).flatMap((object) => {
    const property = object.getProperty(builder);
    if (!property) return [];
    const place = placeOf(property);
    const handler = Node.isPropertyAssignment(property) ? property.getInitializer() : property;
    const isFunction =
      Node.isArrowFunction(handler) ||
      Node.isFunctionExpression(handler) ||
      Node.isMethodDeclaration(handler);
    if (!isFunction) return [{ place, open: true }];
    const [args] = handler.getParameters();
    return args ? [{ place }, ...readUses(args.getNameNode(), handler, placeOf)] : [{ place }];
  });
}

function readUses(args: AnyNode, handler: AnyNode, placeOf: PlaceOf): readonly Use[] {
  if (Node.isObjectBindingPattern(args))
    return args.getElements().map((element) => ({
      place: placeOf(element),
      ...(element.getDotDotDotToken()
        ? { open: true as const }
        : { parameter: (element.getPropertyNameNode() ?? element.getNameNode()).getText() }),
    }));
  return handler
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((each) => each !== args && each.getText() === args.getText())
    .map((each): Use => {
      const parent = each.getParent();
      const place = placeOf(each);
      return Node.isPropertyAccessExpression(parent) && parent.getExpression() === each
        ? { place, parameter: parent.getName() }
        : { place, open: true };
    });
}
