/** What an identifier of generated code may not be: words of the language, and names that generated files import or use. */
const TAKEN: ReadonlySet<string> = new Set(
  `abstract any arguments as async await boolean break case catch class const continue debugger declare default delete do else enum
  eval export extends false finally for from function get if implements import in instanceof interface is keyof let module
  namespace never new null number object of package private protected public readonly require return set static string super
  switch symbol this throw true try type typeof undefined unknown using var void while with yield NaN Infinity
  Array Boolean Date Error Function Map Number Object Omit Partial Promise Readonly Record Request Response Set String Symbol URL
  ArgumentsOf EndpointDescriptor EndpointHandlerOf EndpointRequest Exact FetchHandler HandlerOf ModuleDescriptor ModuleReadOptions
  ModuleRequest OneOrMore Reading ReadOptions RequestOptions Rules Timestamp Validator WireInput
  allRules catalogueHandler directoryHandler endpointRequest enumeration expiry float integer limit moduleRequest namespace
  readModule requestDefaults rules timestamp title user validator endpointValidator readEndpoint`.split(
    /\s+/,
  ),
);

/** Files of a spec's folder that no operation may take. */
const TAKEN_FILES: ReadonlySet<string> = new Set([
  "index",
  "options",
  "handlers",
  "schemas",
  "validators",
  "con",
  "prn",
  "aux",
  "nul",
]);

const MAX_FILE_NAME_BYTES = 200;

/** Whether an identifier is one that generated code cannot declare. */
export function isTaken(identifier: string): boolean {
  return TAKEN.has(identifier);
}

/** The words of a name as one identifier, first letter as it is: `foo-bar` is fooBar; empty where no letter is left. */
export function identifierOf(name: string): string {
  const words = name.split(/[^\p{ID_Continue}$]+/u).filter((word) => word !== "");
  const joined = words.map((word, index) => (index === 0 ? word : upperFirst(word))).join("");
  return /^\p{ID_Start}|^[_$]/u.test(joined) || joined === "" ? joined : `_${joined}`;
}

export function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The file of an operation, without ending; undefined and why where the name cannot be one. */
export function fileOf(name: string): { readonly file: string } | { readonly problem: string } {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/.test(name))
    return { problem: "it holds a control character" };
  if (/[\p{Surrogate}]/u.test(name)) return { problem: "it holds half a surrogate pair" };
  if (/[/\\:*?"<>|]/.test(name))
    return { problem: "it holds a character that a file name cannot hold" };
  if (/^\.|[. ]$|^ /.test(name)) return { problem: "it begins or ends with a dot or a space" };
  if (new TextEncoder().encode(name).length > MAX_FILE_NAME_BYTES)
    return { problem: `it is longer than ${MAX_FILE_NAME_BYTES} bytes` };
  return { file: TAKEN_FILES.has(name.toLowerCase()) ? `${name}_` : name };
}
