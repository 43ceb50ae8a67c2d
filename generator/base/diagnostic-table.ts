import { escapeHidden } from "./hidden-characters.js";

interface Entry<Args> {
  readonly severity: "error" | "warning";
  readonly message: (args: Args) => string;
  readonly help: string;
  /** Set for errors that do not prevent a comparison: `diff` reports them. */
  readonly isComparable?: true;
  /** Set for errors that disappear with the default of the parameter. */
  readonly isAboutDefault?: true;
}

function error<Args>(message: (args: Args) => string, help: string): Entry<Args> {
  return { severity: "error", message, help };
}

/** A contradiction in a spec, or a part without support, that does not prevent a comparison. */
function comparable<Args>(message: (args: Args) => string, help: string): Entry<Args> {
  return { ...error(message, help), isComparable: true };
}

function aboutDefault<Args>(message: (args: Args) => string, help: string): Entry<Args> {
  return { ...comparable(message, help), isAboutDefault: true };
}

function warning<Args>(message: (args: Args) => string, help: string): Entry<Args> {
  return { severity: "warning", message, help };
}

interface Named {
  readonly name: string;
}

interface Detail {
  readonly detail: string;
}

interface OfModule extends Named {
  readonly module: string;
}

const ROWS = { item: "an item of the list", entry: "an entry of the map", object: "the record" };

/** The diagnostics of the generator, each with severity, message and help. */
export const diagnosticTable = {
  // Reading
  "file-missing": error(
    () => "the file does not exist",
    "check the path; paths in paramsmith.config.json are relative to that file",
  ),
  "file-unreadable": error(
    ({ detail }: Detail) => `the file cannot be read: ${detail}`,
    "specify a readable file; to create a spec folder for a wiki, run paramsmith pull",
  ),
  "file-empty": error(
    () => "the file is empty",
    'specify a spec: a response to action=paraminfo or an OpenAPI document; the smallest configuration is { "specs": [{ "file": "wiki.json" }] }',
  ),
  "invalid-utf8": error(
    ({ detail }: Detail) => `the file is not valid UTF-8: ${detail}`,
    "save the file as UTF-8",
  ),
  "header-parameter-ignored": warning(
    ({ name }: Named) => `the header parameter ${show(name)} is ignored, as OpenAPI requires`,
    "describe media types with `content`, and credentials with `security`",
  ),
  "parameter-too-deep": warning(
    ({ name }: Named) =>
      `services read the innermost values of the parameter ${show(name)} as strings, because its objects are recursive or nested too deeply`,
    "describe the parameter with `content` and application/json, which supports types at any depth",
  ),
  "json-syntax": error(
    ({ detail }: Detail) => `the file is not valid JSON: ${detail}`,
    "fix the JSON syntax at this location",
  ),
  "yaml-syntax": error(
    ({ detail }: Detail) => `the file is not valid YAML: ${escapeHidden(detail)}`,
    "fix the YAML syntax at this location",
  ),
  "yaml-too-large": error(
    () => "the file's aliases expand to too many values",
    "write the values without nested aliases",
  ),
  "nested-too-deeply": error(
    ({ depth }: { readonly depth: number }) => `the file has more than ${depth} nesting levels`,
    "check the tool that wrote it; valid files do not need so many levels",
  ),
  "duplicate-key": error(
    ({ name }: Named) => `duplicate key ${show(name)}; the first value is lost`,
    "remove or rename one of the two keys",
  ),
  "key-repeated": warning(
    ({ detail }: Detail) => detail,
    "remove or rename one of the two keys, or accept this warning; --strict makes this an error",
  ),
  "unknown-kind": error(
    () =>
      "the file is neither a catalogue (an object with `paraminfo`) nor an OpenAPI document (an object with `openapi`)",
    "specify a response to action=paraminfo&format=json, or an OpenAPI document",
  ),

  // Shape
  "schema-violation": error(
    ({ detail }: Detail) => detail,
    "change the value to match its schema in node_modules/paramsmith/spec/schemas/",
  ),
  "unknown-key": warning(
    ({ name }: Named) => `unknown key ${show(name)}; it is ignored`,
    "check the spelling; if the wiki or the OpenAPI version is newer than Paramsmith, update Paramsmith",
  ),
  "unknown-type": warning(
    ({ name }: Named) => `unknown parameter type ${show(name)}; its values are treated as text`,
    "check the spelling; if the wiki is newer than Paramsmith, update Paramsmith",
  ),
  "unsupported-feature": comparable(
    ({ feature }: { readonly feature: string }) =>
      `${feature} is not in the supported subset of OpenAPI`,
    "remove it, or describe the operation without it",
  ),
  "openapi-key": error(
    ({ name }: Named) =>
      `the configuration sets \`${name}\` for this spec, but the spec is a catalogue`,
    "remove the key from the spec's entry; it only affects OpenAPI documents",
  ),
  "catalogue-key": error(
    ({ name }: Named) =>
      `the configuration has \`${name}\` for this spec, which is an OpenAPI document and not a catalogue`,
    "remove the key from the entry of the spec; it has an effect on catalogues only",
  ),
  "pattern-unmatched": warning(
    ({ name }: Named) => `no operation matches the pattern ${show(name)}`,
    "correct it in include or exclude in the configuration; * matches any text",
  ),
  "operation-skipped": warning(
    ({ names, detail }: Detail & { readonly names: readonly string[] }) =>
      `${skippedOperations(names)} skipped: ${detail}`,
    "change the document, or omit these operations; --strict makes this an error",
  ),
  "part-skipped": warning(
    ({ name, detail }: Named & Detail) => `${show(name)} is skipped: ${detail}`,
    "no generated operation needs it; change the document, or remove this part",
  ),
  "keyword-ignored": warning(
    ({ detail }: Detail) => `${detail}; this part is ignored`,
    "correct the document, or accept this warning; --strict makes this an error",
  ),
  "feature-ignored": warning(
    ({ name, reason, count }: Named & { readonly reason?: string; readonly count: number }) =>
      `the key ${show(name)} has no effect on the generated code${reason === undefined ? "" : `: ${reason}`}${count === 1 ? "" : `; the document has it ${count} times, first here`}`,
    "handle it in your code if you need it, or accept this warning",
  ),
  "format-unknown": warning(
    ({ name }: Named) => `validators do not check the format ${show(name)}`,
    "check such values in your code if you need it, or accept this warning",
  ),
  "pattern-slow": warning(
    ({ name, detail }: Named & Detail) =>
      `the pattern ${show(name)} may be slow on untrusted values: ${detail}`,
    "rewrite it without repetitions that match the same text, limit the text length before validation, or accept this warning",
  ),
  "discriminator-ignored": warning(
    ({ name, detail }: Named & Detail) =>
      `the discriminator ${show(name)} has no effect on the generated code: ${detail}`,
    "list the alternatives in oneOf with distinct values, or accept this warning",
  ),
  "path-identical": warning(
    ({ name, other }: Named & { readonly other: string }) =>
      `the path ${show(name)} differs from ${show(other)} only in variable names, so a service cannot distinguish them`,
    "describe their operations under one path, or accept this warning",
  ),
  "server-ignored": warning(
    ({ name, detail }: Named & Detail) =>
      `the server ${show(name)} is not in the generated code: ${detail}`,
    "pass the URL to the sender",
  ),
  "credentials-not-generated": warning(
    ({ name }: Named) =>
      `the generated code adds no credentials for the security scheme ${show(name)}`,
    "add them where your code sends the request",
  ),

  // Catalogues
  "no-modules": comparable(
    () => "the catalogue has no modules",
    "request some modules from the wiki, such as action=paraminfo&modules=query%2B*",
  ),
  "duplicate-module": error(
    ({ name }: Named) => `duplicate module path ${show(name)}`,
    "remove one of the two modules",
  ),
  "duplicate-parameter": error(
    ({ name }: Named) => `duplicate parameter ${show(name)}`,
    "remove or rename one of the two parameters",
  ),
  "duplicate-wire-name": comparable(
    ({ name, other }: Named & { readonly other: string }) =>
      `${other} has a parameter with the same wire name ${show(name)}, and one request can contain both modules`,
    "change the prefix of one of the modules",
  ),
  "unprefixed-wire-name": warning(
    ({ name, module, other }: OfModule & { readonly other: string }) =>
      `${other} has a parameter with the same wire name ${show(name)} as ${show(module)}, because neither module has a prefix; in one request, both get the same value`,
    "use the two modules in separate requests",
  ),
  "root-wire-name": warning(
    ({ name, module, other }: OfModule & { readonly other: string }) =>
      `the root ${other} has a parameter with the same wire name ${show(name)} as ${show(module)}; both get the same value`,
    "if the module is yours, change its prefix",
  ),
  "path-mismatch": error(
    ({ path, expected }: { readonly path: string; readonly expected: string }) =>
      `the path ${show(path)} does not match name and group; expected ${show(expected)}`,
    "change the path, the name or the group",
  ),
  "default-outside-enum": aboutDefault(
    ({ name, value }: Named & { readonly value: string }) =>
      `the default ${show(value)} of ${show(name)} is not one of its values`,
    "change the default to one of the values, or add the value",
  ),
  "default-wrong-type": aboutDefault(
    ({ name, value, type }: Named & { readonly value: string; readonly type: string }) =>
      `the default ${show(value)} of ${show(name)} is not of type ${type}`,
    "change the default or the type",
  ),
  "default-outside-bounds": aboutDefault(
    ({ name, value }: Named & { readonly value: number }) =>
      `the default ${value} of ${show(name)} is outside its bounds`,
    "change the default or the bounds",
  ),
  "default-ignored": warning(
    ({ detail }: Detail) => `${detail}; it is ignored`,
    "change the default, or accept this warning; --strict makes this an error",
  ),
  "bounds-reversed": comparable(
    ({ name, detail }: Named & Detail) => `the bounds of ${show(name)} are reversed: ${detail}`,
    "change the bounds so that min ≤ max ≤ highmax",
  ),
  "value-counts-reversed": comparable(
    ({ name, detail }: Named & Detail) =>
      `the value limits of ${show(name)} are reversed: ${detail}`,
    "change the limits so that lowlimit ≤ highlimit",
  ),
  "deprecated-value-unlisted": comparable(
    ({ name, value }: Named & { readonly value: string }) =>
      `the deprecated value ${show(value)} of ${show(name)} is not one of its values`,
    "remove it, or add it to the values",
  ),
  "templatevars-unknown": comparable(
    ({ name, source }: Named & { readonly source: string }) =>
      `a variable of ${show(name)} refers to ${show(source)}, which is not a multi-valued parameter of the module`,
    "refer to a multi-valued parameter in templatevars",
  ),
  "templatevars-mismatch": comparable(
    ({ name }: Named) => `the variables in the name ${show(name)} differ from its templatevars`,
    "write each variable in braces in the name, and list it in templatevars",
  ),
  "template-overlap": comparable(
    ({ name, other }: Named & { readonly other: string }) =>
      `${show(name)} and ${show(other)} can expand to the same name`,
    "rename one of the two parameters",
  ),
  "dynamic-parameters": warning(
    ({ name }: Named) =>
      `the module ${show(name)} accepts parameters that the catalogue does not list; the generated code does not include them`,
    "add them where your code sends the request",
  ),
  "request-default-unknown": warning(
    ({ name, value }: Named & { readonly value: string }) =>
      `the request default ${name}=${value} matches no parameter of the roots; requests do not contain it`,
    "remove it from the protocol, or add the parameter or the value to its root",
  ),
  "allspecifier-listed": comparable(
    ({ name, value }: Named & { readonly value: string }) =>
      `the allspecifier ${show(value)} of ${show(name)} is also one of its values`,
    "change the allspecifier, or remove the value",
  ),

  // Descriptions
  "description-module-unknown": warning(
    ({ name }: Named) => `the catalogue has no module ${show(name)}; its description is ignored`,
    "use a module path, such as query+allpages; if the catalogue has a different version, ignore this",
  ),
  "description-parameter-unknown": warning(
    ({ name, module }: OfModule) =>
      `the module ${show(module)} has no parameter ${show(name)}; its description is ignored`,
    "use a parameter name without its prefix; if the catalogue has a different version, ignore this",
  ),
  "description-value-unknown": warning(
    ({ name, value, module }: OfModule & { readonly value: string }) =>
      `${show(value)} is not a value of the parameter ${show(name)} of ${show(module)}; its description is ignored`,
    "change the value; if the catalogue has a different version, ignore this",
  ),
  "description-field-unknown": warning(
    ({ name, module }: OfModule) =>
      `no row or page of ${show(module)} has the field ${show(name)}; its description is ignored`,
    "use a field name in the learned result; if the result has a different version, ignore this",
  ),
  "description-field-unused": warning(
    ({ name }: Named) =>
      `no row or page of any module has the field ${show(name)}; its description is ignored`,
    "use a field name in a learned result; if the result has a different version, ignore this",
  ),
  "module-without-description": warning(
    ({ name }: Named) => `the module ${show(name)} has no description`,
    "add a description under modules, with descriptions for its parameters",
  ),
  "parameter-without-description": warning(
    ({ name, module }: OfModule) =>
      `the parameter ${show(name)} of ${show(module)} has no description`,
    "add a description to the module's parameters",
  ),

  // Results
  "result-module-unknown": warning(
    ({ name }: Named) => `the catalogue has no module ${show(name)}; its result is ignored`,
    "remove the file, unless a different catalogue with this module uses it",
  ),
  "duplicate-result": error(
    ({ name }: Named) => `a different file already contains the result of ${show(name)}`,
    "remove one of the two files, or remove both and run paramsmith learn again",
  ),
  "result-rows-astray": comparable(
    ({ name }: Named) => `the rows refer to ${show(name)}, but the result does not have this field`,
    "list the field names from the response down to the rows, without list items",
  ),
  "result-rows-unfit": comparable(
    ({ name, kind }: Named & { readonly kind: "item" | "entry" | "object" }) =>
      `the rows are declared as ${ROWS[kind]} at ${show(name)}, which has a different type`,
    'change the kind: "item" is for a list, "entry" for a map, "object" for a record',
  ),
  "result-parameter-unknown": warning(
    ({ name, module }: Named & { readonly module: string }) =>
      `the module ${show(module)} has no parameter ${show(name)}; fields that depend on it are omitted`,
    "use a parameter name without its prefix; if the catalogue has a different version, ignore this",
  ),
  "result-presence-astray": comparable(
    ({ name, of }: Named & { readonly of: string }) =>
      `the presence of ${show(of)} depends on ${show(name)}, but the same object does not have this field`,
    'name a field in the same object, or write "../" and a field next to that object',
  ),
  "result-parameter-open": comparable(
    ({ name, module }: Named & { readonly module: string }) =>
      `the parameter ${show(name)} of ${show(module)} does not list its values`,
    'use a parameter that lists its values, or the type "string" instead of an enumeration',
  ),
  "result-value-unknown": warning(
    ({ name, value, module }: Named & { readonly value: string; readonly module: string }) =>
      `${show(value)} is not a value of the parameter ${show(name)} of ${show(module)}; fields that depend only on it are omitted`,
    "change the value; if the catalogue has a different version, ignore this",
  ),
  "version-unobserved": warning(
    ({ name, names }: Named & { readonly names: readonly string[] }) =>
      `no result was observed on MediaWiki ${escapeHidden(name)}, only on ${names.map(escapeHidden).join(", ")}`,
    "use an observed version; otherwise, fields are omitted only if the nearest versions lack them",
  ),
  "correction-without-result": comparable(
    ({ name }: Named) => `${show(name)} has no result to correct`,
    "change the module path, or run paramsmith learn first",
  ),
  "correction-astray": comparable(
    ({ name, module }: Named & { readonly module: string }) =>
      `the result of ${show(module)} has no field at ${show(name)}`,
    "list the field names from the response down, without list items and map entries",
  ),

  // OpenAPI documents
  "openapi-version": error(
    ({ name }: Named) =>
      `unsupported OpenAPI version ${show(name)}; 3.0, 3.1 and 3.2 are supported`,
    "write the version in full, such as 3.1.0, or convert the document",
  ),
  "swagger-version": error(
    ({ name }: Named) => `unsupported Swagger version ${show(name)}; 2.0 is supported`,
    "convert the document to OpenAPI 3",
  ),
  "swagger-unconverted": error(
    ({ detail }: Detail) => detail,
    "correct this part of the Swagger document",
  ),
  "no-operations": comparable(
    () => "the OpenAPI document has no operations",
    "add at least one path with a get operation",
  ),
  "reference-network": error(
    ({ name }: Named) =>
      `the reference ${show(name)} points to the network; only local files are read`,
    "save the file in the project folder, and refer to it with a relative path",
  ),
  "reference-outside": error(
    ({ name }: Named) => `the reference ${show(name)} points outside the project folder`,
    "copy the file into the folder of paramsmith.config.json, and refer to it with a relative path",
  ),
  "reference-unreadable": error(
    ({ name, detail }: Named & Detail) =>
      `the file in the reference ${show(name)} cannot be read: ${detail}`,
    "add the file, or correct the reference at this location",
  ),
  "unresolved-reference": error(
    ({ name }: Named) => `the reference ${show(name)} cannot be resolved`,
    "correct the reference, or add the referenced part",
  ),
  "circular-reference": error(
    ({ name }: Named) => `the reference ${show(name)} is circular`,
    "remove one of the references that lead back to their own part",
  ),
  "duplicate-operation": error(
    ({ name }: Named) => `duplicate operation id ${show(name)}`,
    "rename one of the two operations",
  ),
  "path-parameter-mismatch": comparable(
    ({ name, detail }: Named & Detail) =>
      `the path and its path parameters differ in ${show(name)}: ${detail}`,
    "write each path parameter in braces in the path, declare it, and make it required",
  ),
  "path-parameter-assumed": warning(
    ({ detail }: Detail) => detail,
    "the generated code requires a string for each undeclared variable, and omits parameters that are not in the path; correct the document, or accept this warning; --strict makes this an error",
  ),
  "schema-without-values": warning(
    ({ detail, count }: Detail & { readonly count: number }) =>
      `no value matches this schema: ${detail}${count === 1 ? "" : `; the document has ${count} such schemas, first here`}`,
    "describe all members in the schema that forbids additional ones, or allow them; a stub needs a handler for operations with such a value",
  ),
  "sample-too-large": warning(
    ({ detail, count }: Detail & { readonly count: number }) =>
      `a stub generates no value of this schema: ${detail}${count === 1 ? "" : `; the document has ${count} such schemas, first here`}`,
    "lower the bound; otherwise, a stub leaves out optional members with this schema, and needs a handler for operations that require such a value",
  ),
  "schema-type-unknown": warning(
    ({ name }: Named) => `JSON Schema has no type ${show(name)}; it accepts any value here`,
    "replace it with array, boolean, integer, null, number, object or string, or remove it",
  ),
  "schema-not-compilable": comparable(
    ({ detail }: Detail) => `the schema cannot be compiled: ${detail}`,
    "fix the schema at this location",
  ),

  // Names
  "name-collision": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `${show(name)} and ${show(other)} would use the same file or identifier`,
    "rename one of them, or generate them into different folders",
  ),
  "name-changed": warning(
    ({ name, other, changed }: Named & { readonly other: string; readonly changed: string }) =>
      `${show(name)} and ${show(other)} would use the same file or identifier; the generated code calls the second one ${show(changed)}`,
    "if the document is yours, rename one of them; if one is removed, the generated name changes",
  ),
  "unsafe-name": error(
    ({ name, detail }: Named & Detail) =>
      `${show(name)} cannot be a name in generated code: ${detail}`,
    "rename it",
  ),

  // Fetching a catalogue
  "address-malformed": error(
    () => "the argument is not a URL",
    "specify the URL of the wiki's API, such as https://wiki.example/w/api.php, or a file that exists",
  ),
  "address-scheme": error(
    ({ name }: Named) => `unsupported URL scheme ${show(name)}`,
    "specify a URL that begins with https:// or http://",
  ),
  "address-credentials": error(
    () => "the URL contains a user name or a password",
    "remove them; Paramsmith fetches catalogues without logging in",
  ),
  "address-redirects": warning(
    ({ name }: Named) => `the URL redirects to ${show(name)}, which received the requests`,
    "if you trust that URL, specify it",
  ),
  "too-many-redirects": error(
    ({ count, name }: Named & { readonly count: number }) =>
      `more than ${count} redirects; the next one points to ${show(name)}`,
    "open the URL in a browser, and specify the final URL",
  ),
  "bad-redirect": error(
    ({ name, detail }: Named & Detail) => `redirect to ${show(name)} not followed: ${detail}`,
    "if you trust the target, specify its URL",
  ),
  "server-unreachable": error(
    ({ detail }: Detail) => `the server cannot be reached: ${escapeHidden(detail)}`,
    "check the URL, and whether this machine can reach the server",
  ),
  "time-limit": error(
    ({ seconds }: { readonly seconds: number }) => `the time limit of ${seconds} s was exceeded`,
    "try again later, or raise the limit with --timeout",
  ),
  "server-busy": error(
    ({ seconds }: { readonly seconds: number }) =>
      `the server asks to wait for ${seconds} s, which exceeds the time limit of the run`,
    "try again later, or raise the limit with --timeout",
  ),
  "response-too-large": error(
    ({ bytes }: { readonly bytes: number }) => `the response is larger than ${bytes} bytes`,
    "check the URL; to request fewer modules at once, use --modules",
  ),
  "page-names-api": error(
    ({ name }: Named) => `the URL is a wiki page; the wiki's API is at ${show(name)}`,
    "specify the URL of the API",
  ),
  "page-no-api": error(
    ({ status, places }: { readonly status: number; readonly places: readonly string[] }) =>
      `the server returned a page (status ${status}) instead of ${places.length === 0 ? "a document" : `an API response; the API of a wiki may be at ${places.map(show).join(" or ")}`}`,
    "specify the wiki's api.php, which its Special:Version page lists; init also accepts the URL of an OpenAPI document, but not a page about it",
  ),
  "http-status": error(
    ({ status, detail }: { readonly status: number; readonly detail: string | undefined }) =>
      `the server returned status ${status}${detail === undefined ? "" : `, ${show(detail)}`}`,
    "try again later, or open the URL in a browser; if it requires a login, save the OpenAPI document, or a wiki's response to action=paraminfo, as a logged-in user",
  ),
  "response-no-api": error(
    () => "the response is not from a MediaWiki API",
    "check the URL; it usually ends in api.php; init also accepts the URL of an OpenAPI document",
  ),
  "response-no-catalogue": error(
    ({ detail }: Detail) =>
      `the response does not match the schema of catalogues: ${escapeHidden(detail)}`,
    "use a wiki with MediaWiki 1.25 or later; older catalogues have a different format",
  ),
  "api-error": error(
    ({ name, detail }: Named & Detail) =>
      `the API returned the error ${show(name)}: ${escapeHidden(detail)}`,
    "follow the error message, or contact the wiki's administrators",
  ),
  "api-private": error(
    ({ detail }: Detail) => `the wiki is private: ${escapeHidden(detail)}`,
    "as a user with read access, open the URL with ?action=paraminfo&modules=query%2B*&format=json, and save the response as catalogue.json; pull does not log in",
  ),
  "api-disabled": error(
    () => "the wiki's API is disabled",
    "ask the wiki's administrators to enable it",
  ),
  "unknown-module": error(
    ({ name }: Named) => `the wiki has no module ${show(name)}`,
    "check the path; query modules have paths such as query+allpages, and --modules main+** fetches all modules",
  ),
  "no-submodules": error(
    ({ name }: Named) => `${show(name)} matches nothing: the module has no submodules`,
    "use the path of the module",
  ),
  "module-missing": warning(
    ({ name }: Named) => `the wiki lists the module ${show(name)} but does not describe it`,
    "report it to the wiki's administrators; the rest of the catalogue is complete",
  ),
  "continue-repeats": error(
    () => "the wiki returned the same continue parameters again",
    "check that the URL is the api.php of a MediaWiki, or name fewer pages with --content",
  ),
  "page-missing": warning(
    ({ name }: Named) => `the wiki has no readable page ${show(name)}`,
    "check the title; content.json contains the other pages",
  ),

  // Combinations of specs
  "spec-without-file": error(
    () => "the spec has neither `file` nor `files`",
    'write { "file": "…" }, or { "files": ["…", "…"], "combine": "intersection" }',
  ),
  "spec-with-file-and-files": error(
    () => "the spec has both `file` and `files`",
    "remove one of them, or split the entry into two specs",
  ),
  "roots-unknown": error(
    ({ name }: Named) => `${show(name)} is not the file of a different spec with root modules`,
    "specify the file of a different catalogue in the configuration that does not itself set roots",
  ),
  "roots-incomplete": error(
    ({ name }: Named) => `the root modules of ${show(name)} lack code that this spec imports`,
    "set the targets and the formatversion of this spec for that spec",
  ),
  "roots-of-openapi": error(
    ({ name }: Named) =>
      `the root modules of ${show(name)} cannot be used: only catalogues have root modules`,
    "remove roots from the configuration",
  ),
  "roots-lack-module": error(
    ({ module, name }: OfModule) =>
      `the root modules of ${show(name)} do not select the module ${show(module)}`,
    "add main or query with this value to that catalogue, or remove roots from the configuration",
  ),
  "combined-kinds": error(
    ({ name }: Named) =>
      `the spec is not of the same kind as ${show(name)} and cannot be combined with it`,
    "combine only catalogues",
  ),
  "combined-openapi": error(
    () => "OpenAPI documents cannot be combined",
    "list them as separate specs, each with its own file",
  ),
  "combined-nothing": error(
    () => "the combined catalogues have no common module",
    'combine catalogues with common modules, or use "combine": "union"; to compare them, run paramsmith matrix',
  ),
  "combined-module-dropped": warning(
    ({ module, detail }: { readonly module: string } & Detail) =>
      `the module ${show(module)} is omitted from the combination: ${detail}`,
    "use the module from a separate spec; to see the differences, run paramsmith matrix",
  ),

  // Lists of wikis
  "wiki-list-line": error(
    () => "the line is neither a URL nor a name and a URL",
    "write one wiki per line: NAME https://wiki.example/w/api.php; # starts a comment",
  ),
  "wiki-list-name": error(
    ({ name }: Named) => `${show(name)} cannot be the name of a folder`,
    "use letters, digits, dots, hyphens and underscores, without a leading dot",
  ),
  "wiki-list-repeated": error(
    ({ name }: Named) => `the name ${show(name)} is already used by a different wiki in the list`,
    "write a different name before the URL: NAME https://wiki.example/w/api.php",
  ),
  "wiki-list-empty": error(
    () => "the list does not contain a wiki",
    "write one wiki per line: NAME https://wiki.example/w/api.php",
  ),

  // Configuration and output
  "no-catalogue": error(
    () => "the project's specs do not include a catalogue",
    "specify a catalogue with --spec FILE; requests to OpenAPI operations begin with a path, such as /alliances?page=0",
  ),
  "config-missing": error(
    () => "paramsmith.config.json was not found",
    "run paramsmith init, or specify a spec and a folder: paramsmith generate --spec FILE --out DIR",
  ),
  "init-catalogue": error(
    () => "the file is a catalogue, but init fetches the catalogue from a wiki",
    "specify the URL of the wiki's API: paramsmith init https://wiki.example/w/api.php",
  ),
  "init-references": warning(
    ({ names }: { readonly names: readonly string[] }) =>
      `the document refers to files that init does not fetch: ${names.map(show).join(", ")}`,
    "before you run paramsmith generate, save the files at these paths, relative to the document",
  ),
  "new-file-exists": error(
    ({ name }: Named) => `${name} exists; init does not overwrite files`,
    "move or delete it, or choose other files: paramsmith init --help",
  ),
  "new-file-outside": error(
    ({ name, detail }: Named & Detail) => `${name} is outside the project ${show(detail)}`,
    "choose a path in the project",
  ),
  "not-installed": error(
    () => "Paramsmith is not installed in this project, so its shipped catalogue cannot be used",
    "install it, or specify a wiki's URL: paramsmith init URL",
  ),
  "bot-modules-missing": error(
    ({ name }: Named) => `the spec lacks modules that the bot uses: ${show(name)}`,
    "specify the URL of a wiki's api.php; if you use --modules, include these modules",
  ),
  "foreign-file": error(
    ({ name }: Named) => `${name} exists and was not written by Paramsmith; it is not overwritten`,
    "move or delete it, then run again",
  ),
  "edited-file": error(
    ({ name }: Named) =>
      `${name} was changed after Paramsmith wrote it; it is neither overwritten nor deleted`,
    "undo the change, or move it to another file and delete this one, then run again",
  ),
  "out-of-others": error(
    ({ name, names }: Named & { readonly names: readonly string[] }) =>
      `${name} contains the code of other specs, which would be deleted: ${names.join(", ")}`,
    "specify all specs of the folder with --spec, change --out, or delete the code that you no longer need",
  ),
  "docs-of-others": error(
    ({ name }: Named) => `${name} contains generated code, which would be deleted`,
    "change --out, for example to a folder that contains only the page",
  ),
  "service-collision": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `the name ${show(name)} is already used by ${show(other)}; the name of a service determines its path and its data`,
    "set a different name for the spec in paramsmith.config.json, or rename its file",
  ),
  "service-version": warning(
    ({ name, known }: Named & { readonly known: readonly string[] }) =>
      `the catalogue is from ${escapeHidden(name)}; the test wiki was compared with ${known.join(", ")}`,
    "use a catalogue of a known version; otherwise, the stub responds like the newest known version",
  ),
  "out-of-config": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `${name} contains code of the configuration ${show(other)}, and this run would replace or delete some of it`,
    'choose a different folder with --out or "out", or list all specs of the folder in one configuration',
  ),
  "generated-orphan": error(
    () =>
      "this file is generated, but no manifest lists it; Paramsmith neither overwrites nor deletes it",
    "restore the manifest, for example with git, or delete the file; then run generate",
  ),
  "out-unwritable": error(
    ({ name, detail }: Named & Detail) => `${name} cannot be written: ${detail}`,
    "choose a different path, or check the folder's permissions and the free disk space",
  ),
  "accepted-unused": warning(
    ({ name }: Named) => `no warning matches the accepted id ${show(name)}`,
    "remove the entry, or correct the id",
  ),
  "accepted-expired": warning(
    ({ name, until, detail }: Named & Detail & { readonly until: string }) =>
      `the warning ${show(name)} was accepted until ${until}: ${escapeHidden(detail)}`,
    "fix the cause of the warning, or accept it until a later date",
  ),
  "folder-collision": error(
    ({ name }: Named) =>
      `the folder ${show(name)} is already used by a different spec or by shared files`,
    "set a different name for the spec in paramsmith.config.json, or rename its file",
  ),

  // Reviews
  "git-failed": error(
    ({ detail }: Detail) => `Git cannot read the base of the comparison: ${detail}`,
    "specify both files: paramsmith diff OLD NEW",
  ),
  "revision-unknown": error(
    ({ name }: Named) => `unknown Git revision ${show(name)}`,
    "check the spelling; if this clone does not have the revision, fetch it",
  ),
  "revision-without-file": error(
    ({ name, detail }: Named & Detail) => `the revision ${show(name)} has no ${show(detail)}`,
    "check the path; it is relative to the repository root, or to the working folder if it begins with ./",
  ),
  "sides-differ": error(
    ({ name, detail }: Named & Detail) => `a ${name} cannot be compared with a ${detail}`,
    "specify two specs of the same kind",
  ),
  "folder-without-spec": error(
    ({ name }: Named) => `the folder ${show(name)} contains no spec`,
    "specify a folder that contains a catalogue.json, openapi.json or openapi.yaml, directly or in a direct subfolder",
  ),
  "rule-unknown": error(
    ({ name, meant }: Named & { readonly meant: string | undefined }) =>
      `unknown rule ${show(name)}${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    "list all rules: paramsmith diff --explain rules",
  ),
  "usage-without-files": error(
    ({ name }: Named) => `${show(name)} matches neither TypeScript files nor recordings`,
    "check the pattern; paths are relative to the working folder",
  ),

  "usage-unread": warning(
    ({ name, detail }: Named & Detail) =>
      `${detail} in a format that --usage does not support, such as ${show(name)}; the report omits their uses`,
    "move code that uses generated code to TypeScript files, or check these files yourself",
  ),

  // Inspecting responses
  "response-page": error(
    () => "the response is a page instead of JSON",
    "send the request with format=json, as a user with read access, and save the response unchanged",
  ),
  "request-unanswerable": error(
    () => "the catalogue does not contain the request's modules, so the response cannot be checked",
    "specify the request as it was sent, with action=query, or a catalogue that contains its modules",
  ),

  // Learning
  "no-cookie": error(
    () => "the file does not contain a session's Cookie header",
    "write name=value pairs on one line, separated by semicolons",
  ),
  "scenario-not-local": error(
    ({ name }: Named) =>
      `the scenario would change the wiki at ${show(name)}, which is not on this machine`,
    "use a wiki on this machine; to allow changes to this wiki, add --write-to with its host",
  ),
  "scenario-step-refused": warning(
    ({ name, detail }: Named & Detail) => `the wiki rejected step ${name}: ${escapeHidden(detail)}`,
    'correct the step, or add "fails": true if the error is intended',
  ),
  "scenario-step-accepted": warning(
    ({ name }: Named) => `the wiki accepted step ${name}, which the scenario expects to fail`,
    'correct the step, or remove "fails"',
  ),
  "scenario-reference": warning(
    ({ name, other }: Named & { readonly other: string }) =>
      `step ${name} was not sent: no earlier response contains ${show(other)}`,
    "correct the reference; failed steps do not keep responses",
  ),
  "learn-busy": error(
    ({ name }: Named) => `a different run of learn is already sending requests to ${name}`,
    "wait until it ends, then run again; the results of both runs are merged",
  ),
  "learned-meanwhile": error(
    ({ name, names }: Named & { readonly names: readonly string[] }) =>
      `${name} was changed during this run, which would undo the change: ${names.map(show).join(", ")}`,
    "run again; the wiki's responses are cached in node_modules/.cache and are merged into the current files",
  ),
  "source-missing": error(
    () => "the source is neither a file nor a URL",
    "specify a file with recorded responses, or the URL of the wiki's API, such as https://wiki.example/w/api.php",
  ),
  "record-malformed": error(
    () => "the line is not a recorded response",
    'write one JSON object per line: {"request": "action=query&…", "response": {…}}; or use a cassette from paramsmith serve --record',
  ),
  "record-not-json": error(
    () => "the recorded response is not JSON",
    "delete the line, or send the request with format=json and record it again",
  ),
  "record-skipped": warning(
    ({ lines, detail }: { readonly lines: readonly number[] } & Detail) =>
      `nothing was learned from ${linesText(lines)}: ${detail}`,
    "if you do not need the response, no action is needed; all other lines are used",
  ),
  "records-no-server": error(
    () => "no response in the file names the server software",
    "also record a response to action=query&meta=siteinfo; its general.generator contains the name",
  ),
  "nothing-learned": warning(
    ({ name, detail }: Named & Detail) =>
      `no result was learned for ${show(name)}: ${escapeHidden(detail)}`,
    "log in as a user with the necessary rights (--cookie-file), or use a wiki that has such data",
  ),
  "nothing-new-learned": warning(
    ({ name, detail }: Named & Detail) =>
      `nothing new was learned for ${show(name)}: ${escapeHidden(detail)}`,
    "no action is needed; the previous result is kept",
  ),
  "result-contradiction": warning(
    ({
      name,
      place,
      before,
      now,
    }: Named & { readonly place: string; readonly before: string; readonly now: string }) =>
      `${show(name)} contradicts its previous result at ${escapeHidden(place)}: it was ${escapeHidden(before)} and is now ${escapeHidden(now)}; both are kept`,
    "compare both; if one is wrong, add a correction to corrections.json",
  ),
  "correction-contradicted": warning(
    ({
      name,
      place,
      before,
      now,
    }: Named & { readonly place: string; readonly before: string; readonly now: string }) =>
      `the correction to ${show(name)} at ${escapeHidden(place)} contradicts the wiki: the correction is ${escapeHidden(before)}, but the wiki sent ${escapeHidden(now)}`,
    "change the correction in corrections.json, or remove it if the learned result is right",
  ),

  // Serving
  "port-taken": error(
    ({ name, detail }: Named & Detail) =>
      `port ${detail} of ${escapeHidden(name)} is already in use`,
    "specify a different port with --port; 0 selects any free port",
  ),
  "host-unusable": error(
    ({ name, detail }: Named & Detail) =>
      `cannot listen at ${escapeHidden(name)}: ${escapeHidden(detail)}`,
    "specify an address of this machine with --host, and a port from 1024 to 65535 with --port",
  ),
  "data-unusable": error(
    ({ detail }: Detail) => escapeHidden(detail),
    "change the data; for a catalogue, its schema is node_modules/paramsmith/spec/schemas/wiki.schema.json; for an OpenAPI document, the `schemas` target generates it as schemas/data.json",
  ),
  "data-without-spec": error(
    ({ name }: Named) => `the data has a member ${show(name)}, but no service has that name`,
    "write an object that maps each service name, as serve prints it, to its data",
  ),
  "record-without-spec": error(
    ({ name }: Named) => `no spec describes the responses of ${show(name)}`,
    "specify a spec with --spec: a catalogue for URLs that end in .php, and an OpenAPI document for any other URL",
  ),
  "cassette-line-torn": warning(
    () => "the line is incomplete and is ignored; the recording may have been interrupted",
    "record the request again, or delete the line",
  ),
  "cassette-malformed": error(
    () => "the line is not a recorded exchange",
    "specify a file that paramsmith serve --record URL --cassette FILE wrote",
  ),
  "cassette-empty": error(
    () => "the cassette does not contain any exchanges",
    "record exchanges: paramsmith serve --record URL --cassette FILE",
  ),
} as const satisfies Readonly<Record<string, Entry<never>>>;

export type DiagnosticCode = keyof typeof diagnosticTable;

/** The message arguments for a code. */
export type ArgumentsFor<Code extends DiagnosticCode> =
  (typeof diagnosticTable)[Code] extends Entry<infer Args>
    ? [Args] extends [never]
      ? object
      : Args & object
    : never;

/** Quotes and escapes a name, so that it cannot control a terminal. */
function show(name: string): string {
  return escapeHidden(JSON.stringify(name));
}

/** The number of names in a message, so that it stays readable. */
const SHOWN_NAMES = 5;

function skippedOperations(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map(show).join(", ");
  if (names.length === 1) return `the operation ${shown} is`;
  const more = names.length - SHOWN_NAMES;
  return `${names.length} operations (${shown}${more > 0 ? ` and ${more} more` : ""}) are`;
}

/** Line numbers; only the first ones if there are many. */
function linesText(lines: readonly number[]): string {
  const [first = 0, ...others] = lines.slice(0, SHOWN_NAMES);
  if (lines.length === 1) return `line ${first}`;
  const more = lines.length - SHOWN_NAMES;
  return `lines ${[first, ...others].join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
