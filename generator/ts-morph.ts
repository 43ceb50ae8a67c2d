import type * as TsMorph from "ts-morph";

/** What ts-morph calls the structures that are emitted, without the compiler that comes with it; its types hold the numbers to its own. */
export const StructureKind: {
  readonly ExportDeclaration: TsMorph.StructureKind.ExportDeclaration;
  readonly Function: TsMorph.StructureKind.Function;
  readonly ImportDeclaration: TsMorph.StructureKind.ImportDeclaration;
  readonly Interface: TsMorph.StructureKind.Interface;
  readonly PropertySignature: TsMorph.StructureKind.PropertySignature;
  readonly TypeAlias: TsMorph.StructureKind.TypeAlias;
  readonly VariableStatement: TsMorph.StructureKind.VariableStatement;
} = {
  ExportDeclaration: 11,
  Function: 13,
  ImportDeclaration: 16,
  Interface: 19,
  PropertySignature: 33,
  TypeAlias: 38,
  VariableStatement: 41,
};

export const VariableDeclarationKind = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no text is assignable to an enumeration of texts; a test compares
  Const: "const" as TsMorph.VariableDeclarationKind.Const,
};
