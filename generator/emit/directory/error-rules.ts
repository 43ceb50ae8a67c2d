/**
 * A statement of compiled code that adds an error, as `addErrorsByCalls` or ajv writes it. Literals
 * contain no line breaks.
 */
const ADDED =
  /(?:vErrors = addError\(vErrors, (?<called>\{(?:.|\n {4})*\})\);|const (?<error>err\d+) = (?<declared>\{(?:.|\n {4})*\});\nif\(vErrors === null\)\{\nvErrors = \[\k<error>\];\n\}\nelse \{\nvErrors\.push\(\k<error>\);\n\})\nerrors\+\+;/g;

/** A string literal. */
const TEXT = /"(?:[^"\\]|\\.)*"/g;

/** One literal or more, which are concatenated. */
const TEXTS = /"(?:[^"\\]|\\.)*"(?:\+"(?:[^"\\]|\\.)*")*/g;

/** The parameter of an error that is a part of a schema, such as the values of an enumeration. */
const LISTED = /^keyword:"\w+",params:\{\w+: (?<schema>schema\d+)(?<members>(?:[^{}\d][^{}]*)?)\}/;

/** A member of an object, in the notations of ajv. */
const MEMBER = /\.(?<name>[\w$]+)|\[(?<key>\d+|"(?:[^"\\]|\\.)*")\]/g;

const SCHEMA = /^const (?<name>schema\d+) = (?<text>\{.*\});$/gm;

/** An identifier. The name of a member ends with a colon. */
const IDENTIFIER = /(?<![.\w$])[A-Za-z_$][\w$]*:?/g;

/**
 * Writes the errors of compiled validators as rules: constants that equal errors share. Most of
 * ajv's code is the objects of errors. Errors have no `schemaPath`, because neither the document nor
 * the code contains the schema that it would lead to.
 *
 * @param code ajv's standalone code of validators that report all errors
 */
export function withErrorRules(code: string): string {
  const schemaOf = schemasIn(code);
  const rules = new Map<string, string>();
  const ruleOf = oncePerText((members) => {
    const text = withListedValues(joinedTexts(members), schemaOf);
    if (!isConstant(text)) return `{${text}}`;
    const name = rules.get(text) ?? `rule${rules.size}`;
    rules.set(text, name);
    return name;
  });
  const added = code.replaceAll(
    ADDED,
    (_statement, called?: string, _error?, declared?: string) => {
      const object = called ?? declared ?? "";
      const { path, rule } = errorParts(object.replaceAll(/\n {4}/g, " "));
      return `vErrors = addError(vErrors, ${path}, ${ruleOf(rule)});\nerrors++;`;
    },
  );
  if (added === code) return code;
  const constants = [...rules].map(([text, name]) => `const ${name} = {${text}};\n`);
  return `${added}\n${constants.join("")}\n${ADD_ERROR}`;
}

const ADD_ERROR = `function addError(errors, instancePath, rule) {
const error = {instancePath, ...rule};
if (errors === null) return [error];
errors.push(error);
return errors;
}
`;

/** The members of an error: the location of the value, and those from `keyword` on. */
function errorParts(object: string): { readonly path: string; readonly rule: string } {
  // Errors of schemas that must not match are counted only.
  if (object === "{}") return { path: "instancePath", rule: "" };
  const isPlain = hasOnce(object, ",schemaPath:") && hasOnce(object, ",keyword:");
  const outside = isPlain ? object : withoutTexts(object);
  const start = "{instancePath".length;
  const path = object.slice(start, outside.indexOf(",schemaPath:"));
  const rule = object.slice(outside.indexOf(",keyword:") + 1, -1);
  return { path: path === "" ? "instancePath" : path.slice(":".length), rule };
}

function hasOnce(text: string, part: string): boolean {
  return text.indexOf(part) === text.lastIndexOf(part);
}

/** Most errors of a large document are equal to others. */
function oncePerText(convert: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const converted = known.get(text) ?? convert(text);
    known.set(text, converted);
    return converted;
  };
}

/** Replaces the characters of literals, so that the text contains only code. */
function withoutTexts(code: string): string {
  return code.replaceAll(TEXT, (literal) => `"${"_".repeat(literal.length - 2)}"`);
}

/** Joins literals that ajv concatenates. */
function joinedTexts(code: string): string {
  return code.replaceAll(
    TEXTS,
    (texts) => `"${(texts.match(TEXT) ?? []).map((text) => text.slice(1, -1)).join("")}"`,
  );
}

/** The schemas that compiled code contains, by their constants. Each is parsed once. */
function schemasIn(code: string): (name: string) => unknown {
  const texts = new Map(
    [...code.matchAll(SCHEMA)].map(({ groups = {} }) => [groups["name"], groups["text"] ?? "null"]),
  );
  const parsed = new Map<string, unknown>();
  return (name) => {
    if (!parsed.has(name)) parsed.set(name, JSON.parse(texts.get(name) ?? "null"));
    return parsed.get(name);
  };
}

/** Writes listed values or types, so that the code contains no schema for them. */
function withListedValues(rule: string, schemaOf: (name: string) => unknown): string {
  const { schema, members = "" } = LISTED.exec(rule)?.groups ?? {};
  if (schema === undefined) return rule;
  let value = schemaOf(schema);
  for (const { groups = {} } of members.matchAll(MEMBER)) {
    const member = groups["name"] ?? String(JSON.parse(groups["key"] ?? ""));
    if (typeof value !== "object" || value === null) return rule;
    value = new Map<string, unknown>(Object.entries(value)).get(member);
  }
  return Array.isArray(value) && value.every((each) => typeof each !== "object")
    ? rule.replace(schema + members, () => JSON.stringify(value))
    : rule;
}

/** Returns true if members have no other values than literals and parts of schemas. */
function isConstant(members: string): boolean {
  return (withoutTexts(members).match(IDENTIFIER) ?? []).every((name) =>
    /:$|^(?:_+|schema\d+|true|false|null)$/.test(name),
  );
}
