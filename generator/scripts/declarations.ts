/** Names in declaration files that are combined into one. */
import type { ts as Ts } from "ts-morph";
import { ts } from "../ts-morph.js";

/**
 * Records the file of a name. Two files may use one name for different things only while they are
 * separate.
 *
 * @throws if another file has the name
 */
export function claim(names: Map<string, string>, name: string, file: string): void {
  const other = names.get(name);
  if (other !== undefined && other !== file)
    throw new Error(`${name} is declared in both ${other} and ${file}.`);
  names.set(name, file);
}

/** The names that a statement of a declaration file declares. */
export function declaredNames(statement: Ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
    ? [statement.name?.text ?? ""]
    : [];
}
