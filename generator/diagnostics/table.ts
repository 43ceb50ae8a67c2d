import { escapeHidden } from "./hidden.js";
import type { Diagnostic } from "./diagnostic.js";

interface Entry<Args> {
  readonly severity: Diagnostic["severity"];
  readonly message: (args: Args) => string;
  readonly remedy: string;
}

function error<Args>(message: (args: Args) => string, remedy: string): Entry<Args> {
  return { severity: "error", message, remedy };
}

function warning<Args>(message: (args: Args) => string, remedy: string): Entry<Args> {
  return { severity: "warning", message, remedy };
}

interface Named {
  readonly name: string;
}

interface Detail {
  readonly detail: string;
}

/** Every diagnostic of the generator: its severity, its text and what to do about it. */
export const diagnosticTable = {
  // Reading
  "file-missing": error(
    () => "The file does not exist.",
    "Check the path; paths in paramsmith.config.json are relative to that file.",
  ),
  "file-unreadable": error(
    ({ detail }: Detail) => `The file cannot be read: ${detail}.`,
    "Give the path of a readable file; a folder is not a spec.",
  ),
  "file-empty": error(
    () => "The file is empty.",
    "Give a catalogue (the answer of action=paraminfo) or an OpenAPI 3.1 document.",
  ),
  "invalid-utf8": error(
    ({ detail }: Detail) => `The file is not UTF-8: ${detail}.`,
    "Save the file as UTF-8.",
  ),
  "byte-order-mark": error(
    () => "The file begins with a byte order mark, which JSON does not allow.",
    "Save the file as UTF-8 without a byte order mark.",
  ),
  "json-syntax": error(
    ({ detail }: Detail) => `The file is not JSON: ${detail}.`,
    "Mend the JSON at this position.",
  ),
  "duplicate-key": error(
    ({ name }: Named) =>
      `The key ${show(name)} stands twice in one object; the first would be lost.`,
    "Remove or rename one of the two.",
  ),
  "unknown-kind": error(
    () =>
      "The file is neither a catalogue (an object with `paraminfo`) nor a directory (an object with `openapi`).",
    "Give the answer of action=paraminfo&format=json, or an OpenAPI 3.1 document.",
  ),

  // Shape
  "schema-violation": error(
    ({ detail }: Detail) => detail,
    "Mend the value; spec/schemas/ has the schema that it must fit.",
  ),
  "unknown-key": warning(
    ({ name }: Named) => `The key ${show(name)} is not known; it is kept and not used.`,
    "If the wiki is newer than Paramsmith, update Paramsmith; otherwise check the spelling.",
  ),
  "unknown-type": warning(
    ({ name }: Named) =>
      `The parameter type ${show(name)} is not known; its values are read as text.`,
    "If the wiki is newer than Paramsmith, update Paramsmith; otherwise check the spelling.",
  ),
  "unsupported-feature": error(
    ({ name }: Named) => `${show(name)} is outside the supported subset of OpenAPI.`,
    "Remove it, or describe the operation without it.",
  ),
  "credentials-not-generated": warning(
    () => "The generated code adds no credentials.",
    "Add them where the request is sent.",
  ),

  // Catalogues
  "no-modules": error(
    () => "The catalogue has no modules.",
    "Ask the wiki for modules, for example action=paraminfo&modules=query%2B*.",
  ),
  "duplicate-module": error(
    ({ name }: Named) => `A module with the path ${show(name)} stands in the catalogue already.`,
    "Remove one of the two.",
  ),
  "duplicate-parameter": error(
    ({ name }: Named) => `The module has a parameter ${show(name)} already.`,
    "Remove or rename one of the two.",
  ),
  "duplicate-wire-name": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `The wire name ${show(name)} is that of a parameter of ${other} too, and one request can hold both.`,
    "Change the prefix of one of the modules.",
  ),
  "root-wire-name": warning(
    ({ name, other }: Named & { readonly other: string }) =>
      `The wire name ${show(name)} is that of a parameter of the root ${other} too; a request gives its value to both.`,
    "Change the prefix of the module.",
  ),
  "path-mismatch": error(
    ({ path, expected }: { readonly path: string; readonly expected: string }) =>
      `The path ${show(path)} does not fit name and group: expected ${show(expected)}.`,
    "Correct the path, the name or the group.",
  ),
  "default-outside-enum": error(
    ({ name, value }: Named & { readonly value: string }) =>
      `The default ${show(value)} of ${show(name)} is not one of its values.`,
    "Correct the default, or add the value.",
  ),
  "default-wrong-type": error(
    ({ name, value, type }: Named & { readonly value: string; readonly type: string }) =>
      `The default ${show(value)} of ${show(name)} is not of type ${type}.`,
    "Correct the default or the type.",
  ),
  "default-outside-bounds": error(
    ({ name, value }: Named & { readonly value: number }) =>
      `The default ${value} of ${show(name)} is outside its own bounds.`,
    "Correct the default or the bounds.",
  ),
  "bounds-reversed": error(
    ({ name, detail }: Named & Detail) => `The bounds of ${show(name)} are reversed: ${detail}.`,
    "Make min ≤ max ≤ highmax.",
  ),
  "value-counts-reversed": error(
    ({ name, detail }: Named & Detail) =>
      `The value counts of ${show(name)} are reversed: ${detail}.`,
    "Make lowlimit ≤ highlimit.",
  ),
  "deprecated-value-unlisted": error(
    ({ name, value }: Named & { readonly value: string }) =>
      `${show(value)} is a deprecated value of ${show(name)}, but not one of its values.`,
    "Remove it, or add it to the values.",
  ),
  "templatevars-unknown": error(
    ({ name, source }: Named & { readonly source: string }) =>
      `${show(name)} takes a part of its name from ${show(source)}, which is not a multi-valued parameter of the module.`,
    "Name a multi-valued parameter in templatevars.",
  ),
  "templatevars-mismatch": error(
    ({ name }: Named) =>
      `The variables in the name ${show(name)} and those of its templatevars differ.`,
    "Write each variable in braces in the name, and give each a source.",
  ),
  "allspecifier-listed": error(
    ({ name, value }: Named & { readonly value: string }) =>
      `The allspecifier ${show(value)} of ${show(name)} is one of its values too.`,
    "Choose another allspecifier, or remove the value.",
  ),

  // Directories
  "unresolved-reference": error(
    ({ name }: Named) => `The reference ${show(name)} leads nowhere.`,
    "Point it to something under #/components.",
  ),
  "duplicate-operation": error(
    ({ name }: Named) => `An operation with the id ${show(name)} stands in the document already.`,
    "Rename one of the two.",
  ),
  "path-parameter-mismatch": error(
    ({ name }: Named) => `The path and its path parameters differ in ${show(name)}.`,
    "Write each path parameter in braces in the path, declare it, and make it required.",
  ),
  "schema-not-compilable": error(
    ({ detail }: Detail) => `The schemas cannot be compiled: ${detail}.`,
    "Mend the schema that the message names.",
  ),

  // Names
  "name-collision": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `${show(name)} and ${show(other)} would have the same file or identifier.`,
    "Rename one of them, or generate them into different folders.",
  ),
  "unsafe-name": error(
    ({ name, detail }: Named & Detail) =>
      `${show(name)} cannot be a name of generated code: ${detail}.`,
    "Rename it.",
  ),

  // Configuration and output
  "config-missing": error(
    () => "There is no paramsmith.config.json here.",
    "Write one, or name a spec and a folder: paramsmith generate --spec FILE --out DIR.",
  ),
  "foreign-file": error(
    ({ name }: Named) => `${name} is in the way: Paramsmith did not write it and leaves it alone.`,
    "Move it elsewhere or delete it, then run again.",
  ),
  "out-unwritable": error(
    ({ name, detail }: Named & Detail) => `${name} cannot be written: ${detail}.`,
    "Check that the folder exists and is yours to write.",
  ),
  "folder-collision": error(
    ({ name }: Named) => `Two specs would be written to the folder ${show(name)}.`,
    "Give one of them another name in paramsmith.config.json.",
  ),
} as const satisfies Readonly<Record<string, Entry<never>>>;

export type DiagnosticCode = keyof typeof diagnosticTable;

/** What the message of a code is made of. */
export type ArgumentsFor<Code extends DiagnosticCode> =
  (typeof diagnosticTable)[Code] extends Entry<infer Args>
    ? [Args] extends [never]
      ? object
      : Args
    : never;

/** Quoted and escaped, so that a hostile name cannot steer a terminal. */
function show(name: string): string {
  return escapeHidden(JSON.stringify(name));
}
