import { escapeHidden } from "../text/hidden.js";

interface Entry<Args> {
  readonly severity: "error" | "warning";
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

interface OfModule extends Named {
  readonly module: string;
}

const ROWS = { item: "an item of the list", entry: "an entry of the map", object: "the record" };

/** Every diagnostic of the generator: its severity, its text and what to do about it. */
export const diagnosticTable = {
  // Reading
  "file-missing": error(
    () => "The file does not exist.",
    "Check the path; paths in paramsmith.config.json are relative to that file.",
  ),
  "file-unreadable": error(
    ({ detail }: Detail) => `The file cannot be read: ${detail}.`,
    "Give the path of a readable file; paramsmith pull makes a spec folder of a wiki.",
  ),
  "file-empty": error(
    () => "The file is empty.",
    'Put JSON into it, or name another file: a spec is the answer of action=paraminfo or an OpenAPI 3.1 document, the least configuration { "specs": [{ "file": "wiki.json" }] }.',
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
  "nested-too-deeply": error(
    ({ depth }: { readonly depth: number }) => `The JSON is nested more than ${depth} levels deep.`,
    "Neither specs nor answers nor data need as many; check how it was made.",
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
    "Mend the value; the schema that it must fit comes with Paramsmith, in node_modules/paramsmith/spec/schemas/.",
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
    ({ feature }: { readonly feature: string }) =>
      `${feature} is outside the supported subset of OpenAPI.`,
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
    ({ name }: Named) => `There is a parameter ${show(name)} already.`,
    "Remove or rename one of the two.",
  ),
  "duplicate-wire-name": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `The wire name ${show(name)} is that of a parameter of ${other} too, and one request can hold both.`,
    "Change the prefix of one of the modules.",
  ),
  "unprefixed-wire-name": warning(
    ({ name, other }: Named & { readonly other: string }) =>
      `The wire name ${show(name)} is that of a parameter of ${other} too, since neither module has a prefix; a request that asks for both gives its value to both.`,
    "Ask for the two modules in separate requests.",
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
  "template-overlap": error(
    ({ name, other }: Named & { readonly other: string }) =>
      `A name that ${show(name)} can stand for is one of ${show(other)} too.`,
    "Rename one of the two.",
  ),
  "dynamic-parameters": warning(
    ({ name }: Named) =>
      `The module ${show(name)} takes parameters that the catalogue does not list; the generated code has none of them.`,
    "Add them where the request is sent.",
  ),
  "request-default-unknown": warning(
    ({ name, value }: Named & { readonly value: string }) =>
      `The request default ${name}=${value} fits no parameter of the roots; requests go without it.`,
    "Remove it from the protocol, or add the parameter or the value to its root.",
  ),
  "allspecifier-listed": error(
    ({ name, value }: Named & { readonly value: string }) =>
      `The allspecifier ${show(value)} of ${show(name)} is one of its values too.`,
    "Choose another allspecifier, or remove the value.",
  ),

  // Results
  "result-module-unknown": warning(
    ({ name }: Named) =>
      `The catalogue has no module ${show(name)}; what was learned of it is not used.`,
    "Remove the file, unless another catalogue with this module uses it too.",
  ),
  "duplicate-result": error(
    ({ name }: Named) => `What was learned of ${show(name)} stands in another file already.`,
    "Remove one of the two files, or learn into both anew.",
  ),
  "result-rows-astray": error(
    ({ name }: Named) => `The rows are said to be at ${show(name)}, and there is no such field.`,
    "Name the fields from the answer down to the rows, without the items of lists on the way.",
  ),
  "result-rows-unfit": error(
    ({ name, kind }: Named & { readonly kind: "item" | "entry" | "object" }) =>
      `Each row is said to be ${ROWS[kind]} at ${show(name)}, and that is none.`,
    "Correct the kind: item is of a list, entry of a map, object the record itself.",
  ),
  "result-parameter-unknown": warning(
    ({ name, module }: Named & { readonly module: string }) =>
      `The module ${show(module)} has no parameter ${show(name)}; what depends on it is left out.`,
    "If the catalogue is of another version, nothing is to be done; otherwise name a parameter of the module, without its prefix.",
  ),
  "result-parameter-open": error(
    ({ name, module }: Named & { readonly module: string }) =>
      `The parameter ${show(name)} of ${show(module)} does not list its values.`,
    "Name a parameter that does; for an enumeration, say string instead.",
  ),
  "result-value-unknown": warning(
    ({ name, value, module }: Named & { readonly value: string; readonly module: string }) =>
      `${show(value)} is not a value of the parameter ${show(name)} of ${show(module)}; what depends on it alone is left out.`,
    "If the catalogue is of another version, nothing is to be done; otherwise correct the value.",
  ),
  "correction-without-result": error(
    ({ name }: Named) => `Nothing was learned of ${show(name)}, so there is nothing to correct.`,
    "Correct the path of the module, or learn it first.",
  ),
  "correction-astray": error(
    ({ name, module }: Named & { readonly module: string }) =>
      `The result of ${show(module)} has nothing at ${show(name)}.`,
    "Name the fields from the answer down, without items of lists and entries of maps on the way.",
  ),

  // Selections
  "selection-module-unknown": warning(
    ({ name }: Named) =>
      `The catalogue has no module ${show(name)}; what a stub answers for it is not used.`,
    "Remove the file, unless another catalogue with this module uses it too.",
  ),
  "duplicate-selection": error(
    ({ name }: Named) => `What a stub answers for ${show(name)} stands in another file already.`,
    "Remove one of the two files.",
  ),
  "selection-kind-unfit": error(
    ({ name, module, group }: OfModule & { readonly group: string }) =>
      `The module ${show(module)} is of the group ${show(group)}, and cannot answer with ${show(name)}.`,
    "Say rows for the group list, rows of pages or pages for prop, and own for any other.",
  ),
  "selection-parameter-unknown": warning(
    ({ name, module }: OfModule) =>
      `The module ${show(module)} has no parameter ${show(name)}, which counts as never given.`,
    "If the catalogue is of another version, nothing is to be done; otherwise name a parameter of the module, without its prefix.",
  ),
  "selection-value-unknown": warning(
    ({ name, value, module }: OfModule & { readonly value: string }) =>
      `${show(value)} is not a value of the parameter ${show(name)} of ${show(module)}, which counts as never having it.`,
    "If the catalogue is of another version, nothing is to be done; otherwise correct the value.",
  ),
  "selection-table-unknown": error(
    ({ name }: Named) => `The store has no table ${show(name)}.`,
    "Name one of the tables of the schema that comes with Paramsmith, node_modules/paramsmith/spec/schemas/wiki.schema.json.",
  ),
  "selection-column-unknown": error(
    ({ name, table }: Named & { readonly table: string }) =>
      `The rows of ${show(table)} have no column ${show(name)}.`,
    "Name a column of the table, one that is worked out, or, where the row is not another table's, one of a row that belongs to it, such as page.title.",
  ),
  "selection-field-unknown": warning(
    ({ name, module }: OfModule) =>
      `The rows of ${show(module)} are not known to have a field ${show(name)}; nothing shows it.`,
    "Name a field of the module's result; where the result lacks it, learn it anew or correct it.",
  ),
  "selection-function-unknown": error(
    ({ name }: Named) => `The stub has no function ${show(name)}.`,
    "Name one that is there; its registry lists them.",
  ),
  "selection-without-order": error(
    ({ module }: { readonly module: string }) =>
      `Nothing says in which order the rows of ${show(module)} come, so a request could not go on after a part of them.`,
    "Name the columns that they are ordered by.",
  ),

  // Directories
  "openapi-version": error(
    ({ name }: Named) =>
      `The document is of version ${show(name)} of OpenAPI, and only 3.1 is read, such as "3.1.0".`,
    "Convert it to OpenAPI 3.1, where a type is null beside others instead of nullable, and exclusive bounds are numbers.",
  ),
  "no-operations": error(
    () => "The directory has no operations.",
    "Describe at least one path with a get operation.",
  ),
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
    ({ detail }: Detail) => `The schema cannot be compiled: ${detail}.`,
    "Mend the schema at this position.",
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

  // Fetching a catalogue
  "address-malformed": error(
    () => "This is no address.",
    "Give the whole address of the wiki's API, such as https://wiki.example/w/api.php.",
  ),
  "address-scheme": error(
    ({ name }: Named) => `Addresses that begin with ${show(name)} are not fetched.`,
    "Give an address that begins with https:// or http://.",
  ),
  "address-credentials": error(
    () => "The address holds a user name or a password.",
    "Leave them out: catalogues are fetched as anybody.",
  ),
  "address-redirects": warning(
    ({ name }: Named) => `The address redirects to ${show(name)}, which was asked instead.`,
    "Give that address from now on, if you trust it.",
  ),
  "too-many-redirects": error(
    ({ count, name }: Named & { readonly count: number }) =>
      `More than ${count} redirects follow each other; the next leads to ${show(name)}.`,
    "Open the address in a browser, and give the one that it ends at.",
  ),
  "bad-redirect": error(
    ({ name, detail }: Named & Detail) =>
      `The redirect to ${show(name)} is not followed: ${detail}.`,
    "If you trust the target, give its address yourself.",
  ),
  "server-unreachable": error(
    ({ detail }: Detail) => `The server cannot be reached: ${escapeHidden(detail)}.`,
    "Check the address, and whether this machine may reach the server.",
  ),
  "time-limit": error(
    ({ seconds }: { readonly seconds: number }) => `The time limit of ${seconds} s is over.`,
    "Try again later, or raise it with --timeout.",
  ),
  "server-busy": error(
    ({ seconds }: { readonly seconds: number }) =>
      `Waiting for another ${seconds} s would exceed the time limit of the whole pull.`,
    "Try again later, or raise it with --timeout.",
  ),
  "answer-too-large": error(
    ({ bytes }: { readonly bytes: number }) => `The answer is larger than ${bytes} bytes.`,
    "Check the address: a catalogue is far smaller. With --modules, ask for less at once.",
  ),
  "page-names-api": error(
    ({ name }: Named) => `This is a page of a wiki, whose API is at ${show(name)}.`,
    "Give the address of the API.",
  ),
  "page-no-api": error(
    ({ status, places }: { readonly status: number; readonly places: readonly string[] }) =>
      `The server answers with a page (status ${status}), not as an API does. That of a wiki may be at ${places.map(show).join(" or ")}.`,
    "Give the address of the wiki's api.php; its page Special:Version names it.",
  ),
  "http-status": error(
    ({ status, detail }: { readonly status: number; readonly detail: string | undefined }) =>
      `The server answers with status ${status}${detail === undefined ? "" : `, ${show(detail)}`}.`,
    "Try again later, or open the address in a browser. Behind a log in, ask whoever has access for the answer of action=paraminfo.",
  ),
  "answer-no-api": error(
    () => "The server answers with something that no API of a wiki gives.",
    "Check the address: it ends in api.php as a rule.",
  ),
  "answer-no-catalogue": error(
    ({ detail }: Detail) =>
      `The server answers with a catalogue of another form: ${escapeHidden(detail)}.`,
    "Catalogues have their form since MediaWiki 1.25; an older wiki cannot be pulled.",
  ),
  "api-error": error(
    ({ name, detail }: Named & Detail) =>
      `The API answers with the error ${show(name)}: ${escapeHidden(detail)}`,
    "Do what the error says, or ask whoever runs the wiki.",
  ),
  "api-private": error(
    ({ detail }: Detail) => `The wiki is private: ${escapeHidden(detail)}`,
    "Logging in is not supported. Open the address with ?action=paraminfo&modules=query%2B*&format=json as someone who can read the wiki, and save the answer as catalogue.json.",
  ),
  "api-disabled": error(
    () => "The wiki's API is switched off.",
    "Ask whoever runs the wiki to switch it on.",
  ),
  "unknown-module": error(
    ({ name }: Named) => `The wiki has no module ${show(name)}.`,
    "Check the path: query modules are below query, as in query+allpages; --modules main+** takes everything.",
  ),
  "no-submodules": error(
    ({ name }: Named) =>
      `There is nothing to find for ${show(name)}: the module has no submodules.`,
    "Name the module itself.",
  ),
  "module-missing": warning(
    ({ name }: Named) => `The wiki lists the module ${show(name)} and does not describe it.`,
    "Tell whoever runs the wiki; the catalogue is complete otherwise.",
  ),

  // Configuration and output
  "no-catalogue": error(
    () => "There is no catalogue among the project's specs.",
    "Name one: --spec FILE.",
  ),
  "config-missing": error(
    () => "There is no paramsmith.config.json here.",
    "Write one, or name a spec and a folder: paramsmith generate --spec FILE --out DIR.",
  ),
  "foreign-file": error(
    ({ name }: Named) => `${name} is in the way: Paramsmith did not write it and leaves it alone.`,
    "Move it elsewhere or delete it, then run again.",
  ),
  "out-of-others": error(
    ({ name, names }: Named & { readonly names: readonly string[] }) =>
      `${name} holds the code of other specs, which would be removed: ${names.join(", ")}.`,
    "Name all specs of the folder, each with --spec, give another --out, or delete what is not needed any more.",
  ),
  "out-unwritable": error(
    ({ name, detail }: Named & Detail) => `${name} cannot be written: ${detail}.`,
    "Check that the folder is yours to write and that the disk has room, then run again.",
  ),
  "folder-collision": error(
    ({ name }: Named) =>
      `The folder ${show(name)} is taken, by another spec or by what all specs share.`,
    "Give the spec another name in paramsmith.config.json, or its file one.",
  ),

  // Reviews
  "git-failed": error(
    ({ detail }: Detail) => `Git cannot give the other side: ${detail}.`,
    "Name both sides: paramsmith diff OLD NEW.",
  ),
  "revision-unknown": error(
    ({ name }: Named) => `Git does not know the revision ${show(name)}.`,
    "Check its spelling, and fetch it if it is not in this clone.",
  ),
  "revision-without-file": error(
    ({ name, detail }: Named & Detail) => `The revision ${show(name)} has no ${show(detail)}.`,
    "Check the path; it counts from the top of the repository, or from here if it begins with ./.",
  ),
  "sides-differ": error(
    ({ name, detail }: Named & Detail) =>
      `One side is a ${name} and the other a ${detail}: nothing in them can be compared.`,
    "Name two specs of one kind.",
  ),
  "folder-without-spec": error(
    ({ name }: Named) => `The folder ${show(name)} holds no spec.`,
    "Name a folder with a catalogue.json or an openapi.json in it, or in a folder right below.",
  ),
  "ignore-invalid": error(
    ({ detail }: Detail) => `The list of accepted findings cannot be used: ${detail}.`,
    'Write a list of objects: [{ "id": "…", "reason": "…" }].',
  ),
  "rule-unknown": error(
    ({ name, detail }: Named & Detail) => `There is no rule ${show(name)}; did you mean ${detail}?`,
    "See them all: paramsmith diff --explain rules.",
  ),
  "usage-without-files": error(
    ({ name }: Named) => `No TypeScript file fits ${show(name)}.`,
    "Check the pattern; paths count from here.",
  ),

  // Inspecting answers
  "no-results": error(
    () => "Nothing was learned of the catalogue, so that no answer can be held against it.",
    "Learn it: paramsmith learn URL -o FOLDER writes results/ beside the catalogue.",
  ),
  "answer-page": error(
    () => "The answer is a page and no JSON.",
    "Ask with format=json, as somebody who may read the wiki, and save what comes back as it is.",
  ),
  "request-unanswerable": error(
    () => "The request is to nothing that the catalogue has, so that its answer cannot be judged.",
    "Give the request as it was sent, with action=query, or the catalogue that has its module.",
  ),

  // Learning
  "no-cookie": error(
    () => "The file does not hold the Cookie header of a session.",
    "Put name=value pairs into it, separated by semicolons, on one line.",
  ),
  "learned-meanwhile": error(
    ({ name, names }: Named & { readonly names: readonly string[] }) =>
      `${name} was changed while this run was learning, which would undo it: ${names.map(show).join(", ")}.`,
    "Run it again: what the wiki has answered is kept in node_modules/.cache, and is added to what is there now.",
  ),
  "source-missing": error(
    () => "There is no such file, and this is no address.",
    "Give a file of recorded answers, or the whole address of the wiki's API, such as https://wiki.example/w/api.php.",
  ),
  "record-malformed": error(
    () => "The line is no record of an answer.",
    'Give one JSON object a line: {"request": "action=query&…", "answer": {…}}.',
  ),
  "record-skipped": warning(
    () => "The request is not to one known module alone; its answer is left out.",
    "Record each module by itself, without a generator.",
  ),
  "records-no-server": error(
    () => "No answer in the file says which server it is from.",
    "Record an answer to action=query&meta=siteinfo as well; its general.generator names the server.",
  ),
  "nothing-learned": warning(
    ({ name, detail }: Named & Detail) =>
      `Nothing was learned of ${show(name)}: ${escapeHidden(detail)}`,
    "Log in as somebody who may ask for it (--cookie-file), or learn it from a wiki that has something to show.",
  ),
  "nothing-new-learned": warning(
    ({ name, detail }: Named & Detail) =>
      `Nothing more was learned of ${show(name)}: ${escapeHidden(detail)}`,
    "What was known of it stays.",
  ),
  "result-contradiction": warning(
    ({
      name,
      place,
      before,
      now,
    }: Named & { readonly place: string; readonly before: string; readonly now: string }) =>
      `${show(name)} contradicts what was learned before of ${escapeHidden(place)}: it was ${escapeHidden(before)} and is ${escapeHidden(now)}. Both are kept.`,
    "Look at both, and where one is wrong, say so in corrections.json.",
  ),

  // Serving
  "port-taken": error(
    ({ name, detail }: Named & Detail) => `Port ${detail} of ${escapeHidden(name)} is taken.`,
    "Name another with --port, or any that is free with --port 0.",
  ),
  "host-unusable": error(
    ({ name, detail }: Named & Detail) =>
      `Nothing can listen at ${escapeHidden(name)}: ${escapeHidden(detail)}.`,
    "Name an address of this machine with --host, and a port from 1024 to 65535 with --port.",
  ),
  "data-unusable": error(
    ({ detail }: Detail) => escapeHidden(detail),
    "Correct the data; the schema that it must fit is generated as schemas/wiki.json, that of a directory as schemas/data.json.",
  ),
  "data-without-spec": error(
    ({ name }: Named) => `The data has a member ${show(name)}, and no service has that name.`,
    "Give an object with what each service holds by its name, as the address line of serve says it.",
  ),
  "record-without-spec": error(
    ({ name }: Named) => `No spec is there to hold the answers of ${show(name)} against.`,
    "Name one with --spec: a catalogue for an address that ends with .php, a directory for any other.",
  ),
  "cassette-line-torn": warning(
    () => "The line breaks off, as a recording leaves it that was killed; it is passed over.",
    "Record that request again, or delete the line.",
  ),
  "cassette-malformed": error(
    () => "The line is no recorded exchange.",
    "Give a file that paramsmith serve --record URL --cassette FILE has written.",
  ),
  "cassette-empty": error(
    () => "Nothing is recorded in the file.",
    "Record something: paramsmith serve --record URL --cassette FILE.",
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
