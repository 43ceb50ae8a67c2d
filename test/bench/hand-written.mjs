/**
 * The URL of a request to `list=recentchanges` and the check of its parameters as one writes them by hand
 * for this module only, with the issues of `validateRecentchanges` for a caller without high limits. Of the
 * forms of a time, the check knows those that MediaWiki's documentation recommends.
 */

/** @typedef {import("../../templates/runtime/validate.js").Issue} Issue */

const MODULE = "query+recentchanges";
const MANY = 50;
const REPLACED = "holds text that is not NFC, or control characters, which the server replaces";

/** @type {(endpoint: string, params: import("../../generated/paraminfo/recentchanges.js").RecentchangesParams) => string} */
export function urlByHand(endpoint, params) {
  let query = "?action=query&list=recentchanges";
  const text = (name, value) => {
    if (value !== undefined) query += `&rc${name}=${encodeURIComponent(value)}`;
  };
  text("start", params.start && timestamp(params.start));
  text("end", params.end && timestamp(params.end));
  text("dir", params.dir);
  text("namespace", params.namespace && joined(params.namespace));
  text("user", params.user);
  text("excludeuser", params.excludeuser);
  text("tag", params.tag);
  text("prop", params.prop && joined(params.prop));
  text("show", params.show && joined(params.show));
  text("limit", params.limit);
  text("type", params.type && joined(params.type));
  if (params.toponly) query += "&rctoponly=";
  text("title", params.title);
  text("continue", params.continue);
  if (params.generaterevisions) query += "&rcgeneraterevisions=";
  text("slot", params.slot);
  return `${endpoint}${query}&format=json&formatversion=2&errorformat=plaintext`;
}

/** @type {(value: Date | string) => string} */
function timestamp(value) {
  return typeof value === "string" ? value : `${value.toISOString().slice(0, -5)}Z`;
}

/** @type {(values: string | number | readonly (string | number)[]) => string} */
function joined(values) {
  if (typeof values !== "object") return String(values);
  const text = values.join("|");
  // More bars than separators: one of the values contains a bar.
  return text.split("|").length > Math.max(values.length, 1)
    ? `\u001F${values.join("\u001F")}`
    : text;
}

const words = (text) => new Set(text.split(" "));
const NAMESPACES = new Set(Array.from({ length: 18 }, (_, index) => index - 2));
const DIR = words("newer older");
const PROP = words(
  "comment flags ids loginfo parsedcomment patrolled redirect sha1 sizes tags timestamp title user userid",
);
const SHOW = words(
  "!anon !autopatrolled !bot !minor !patrolled !redirect anon autopatrolled bot minor patrolled redirect unpatrolled",
);
const TYPE = words("categorize edit external log new");
const SLOT = words("main");
const NAMES = words(
  "start end dir namespace user excludeuser tag prop show limit type toponly title continue generaterevisions slot",
);

/**
 * @param {unknown} input
 * @returns {{ ok: boolean, value?: unknown, issues: readonly Issue[] }}
 */
export function validateByHand(input) {
  /** @type {Issue[]} */
  const issues = [];
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    add(issues, "badvalue", "", "the parameters must be a plain object");
    return { ok: false, issues };
  }
  if (input.start !== undefined) time(issues, "start", input.start);
  if (input.end !== undefined) time(issues, "end", input.end);
  if (input.dir !== undefined) one(issues, "dir", input.dir, DIR);
  if (input.namespace !== undefined && input.namespace !== "*")
    several(issues, "namespace", input.namespace, NAMESPACES);
  if (input.user !== undefined) user(issues, "user", input.user);
  if (input.excludeuser !== undefined) user(issues, "excludeuser", input.excludeuser);
  if (input.tag !== undefined) string(issues, "tag", input.tag, "badvalue", "a string");
  if (input.prop !== undefined) several(issues, "prop", input.prop, PROP);
  if (input.show !== undefined) several(issues, "show", input.show, SHOW);
  if (input.limit !== undefined) limit(issues, "limit", input.limit);
  if (input.type !== undefined) several(issues, "type", input.type, TYPE);
  if (input.toponly !== undefined) flag(issues, "toponly", input.toponly);
  if (input.title !== undefined) string(issues, "title", input.title, "badvalue", "a string");
  if (input.continue !== undefined)
    string(issues, "continue", input.continue, "badvalue", "a string");
  if (input.generaterevisions !== undefined)
    flag(issues, "generaterevisions", input.generaterevisions);
  if (input.slot !== undefined) one(issues, "slot", input.slot, SLOT);
  for (const name of Object.keys(input))
    if (!NAMES.has(name) && input[name] !== undefined)
      add(issues, "unrecognizedparams", name, `is not a parameter of ${MODULE}`);
  return issues.length === 0 ? { ok: true, value: input, issues } : { ok: false, issues };
}

/** @type {(issues: Issue[], code: Issue["code"], parameter: string, text: string, data?: Issue["data"]) => void} */
function add(issues, code, parameter, text, data) {
  const message = parameter === "" ? text : `${parameter}: ${text}`;
  const issue = { severity: "error", code, parameter, module: MODULE, message };
  issues.push(data ? { ...issue, data } : issue);
}

/** @type {(issues: Issue[], name: string, value: unknown, code: Issue["code"], expected: string) => value is string} */
function string(issues, name, value, code, expected) {
  if (typeof value !== "string") {
    add(issues, code, name, `must be ${expected}, not ${shown(value)}`);
    return false;
  }
  if (/^[\t\n\r -~]*$/.test(value)) return true;
  // oxlint-disable-next-line no-control-regex -- the characters that the server replaces
  if (value !== value.normalize("NFC") || /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(value))
    add(issues, "badutf8", name, REPLACED);
  return true;
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function flag(issues, name, value) {
  if (typeof value !== "boolean")
    add(issues, "badvalue", name, `must be true or false, not ${shown(value)}`);
}

/** @type {(issues: Issue[], name: string, value: unknown, known: ReadonlySet<string>) => void} */
function one(issues, name, value, known) {
  if (typeof value === "string" && known.has(value)) return;
  if (!string(issues, name, value, "badvalue", "one of the listed values")) return;
  const values = Array.from(known, (each) => JSON.stringify(each)).join(", ");
  add(issues, "badvalue", name, `${JSON.stringify(value)} is not one of ${values}`);
}

/** @type {(issues: Issue[], name: string, value: unknown, known: ReadonlySet<unknown>) => void} */
function several(issues, name, value, known) {
  if (known.has(value)) return;
  const values = Array.isArray(value) ? value : [value];
  if (values.length > MANY) {
    const data = { limit: MANY, lowlimit: MANY, highlimit: 500 };
    add(issues, "toomanyvalues", name, `takes at most ${MANY} values, not ${values.length}`, data);
    return;
  }
  const others = values.filter((each) => !known.has(each));
  const strange = others.find((each) => typeof each !== "string" && typeof each !== "number");
  if (strange !== undefined)
    add(issues, "badvalue", name, `must be one of the listed values, not ${shown(strange)}`);
  else if (others.length > 0)
    add(issues, "unrecognizedvalues", name, `does not know ${others.map(shown).join(", ")}`, {
      values: others.map(String),
    });
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function limit(issues, name, value) {
  if (value === "max") return;
  if (typeof value !== "number")
    add(issues, "badinteger", name, `must be an integer or "max", not ${shown(value)}`);
  else if (!Number.isInteger(value))
    add(issues, "badinteger", name, `"${value}" is not an integer of 64 bits`);
  else if (value < 1 || value > 500)
    add(issues, "outofrange", name, `must be between 1 and 500, not ${value}`, LIMITS);
}

const LIMITS = { min: 1, curmax: 500, max: 500, highmax: 5000 };
const TIME =
  /^(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d)?)?|\d{14}|now)$/;

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function time(issues, name, value) {
  if (typeof value === "string" && TIME.test(value)) return;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return;
  if (string(issues, name, value, "badtimestamp", "a Date or the text of a timestamp"))
    add(
      issues,
      "badtimestamp",
      name,
      `${JSON.stringify(value)} is not a timestamp; write one like 2024-01-31T09:00:00Z`,
    );
}

/** Plain names, numbers of users and addresses, which are nearly all. */
const USER = /^(?:[A-Za-z][\w ]{0,200}|#\d+|(?:\d{1,3}\.){3}\d{1,3})$/;

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function user(issues, name, value) {
  if (typeof value === "string" && USER.test(value)) return;
  if (string(issues, name, value, "baduser", "a user") && /[#<>[\]{|}/]/.test(value))
    add(
      issues,
      "baduser",
      name,
      `${JSON.stringify(value)} is not a possible user; accepted: name, ip, temp, interwiki, id`,
    );
}

/** @param {unknown} value */
function shown(value) {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
