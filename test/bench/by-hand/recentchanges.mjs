/**
 * A validator as one would write it by hand for exactly this module, with the verdicts of
 * `validateRecentchanges` for a caller without high limits: the same issues in the same order, with
 * the same words. Of the forms of a time it knows those that the server's documentation recommends.
 */

/** @typedef {import("../../../templates/runtime/validate.js").Issue} Issue */

const MODULE = "query+recentchanges";
const MANY = 50;
const HIGH_MANY = 500;

const DIR = new Set(["newer", "older"]);
const NAMESPACES = new Set([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
const PROP = new Set([
  "comment",
  "flags",
  "ids",
  "loginfo",
  "parsedcomment",
  "patrolled",
  "redirect",
  "sha1",
  "sizes",
  "tags",
  "timestamp",
  "title",
  "user",
  "userid",
]);
const SHOW = new Set([
  "!anon",
  "!autopatrolled",
  "!bot",
  "!minor",
  "!patrolled",
  "!redirect",
  "anon",
  "autopatrolled",
  "bot",
  "minor",
  "patrolled",
  "redirect",
  "unpatrolled",
]);
const TYPE = new Set(["categorize", "edit", "external", "log", "new"]);
const SLOT = new Set(["main"]);
const NAMES = new Set([
  "start",
  "end",
  "dir",
  "namespace",
  "user",
  "excludeuser",
  "tag",
  "prop",
  "show",
  "limit",
  "type",
  "toponly",
  "title",
  "continue",
  "generaterevisions",
  "slot",
]);

/**
 * @param {unknown} input
 * @returns {{ ok: boolean, value?: unknown, issues: readonly Issue[] }}
 */
export function validateByHand(input) {
  /** @type {Issue[]} */
  const issues = [];
  if (
    typeof input !== "object" ||
    input === null ||
    Array.isArray(input) ||
    inheritsMembers(input)
  ) {
    add(issues, "badvalue", "", "the parameters must be a plain object");
    return { ok: false, issues };
  }
  if (input.start !== undefined) time(issues, "start", input.start);
  if (input.end !== undefined) time(issues, "end", input.end);
  if (input.dir !== undefined) one(issues, "dir", input.dir, DIR);
  if (input.namespace !== undefined) namespaces(issues, "namespace", input.namespace);
  if (input.user !== undefined) user(issues, "user", input.user);
  if (input.excludeuser !== undefined) user(issues, "excludeuser", input.excludeuser);
  if (input.tag !== undefined) plain(issues, "tag", input.tag);
  if (input.prop !== undefined) several(issues, "prop", input.prop, PROP);
  if (input.show !== undefined) several(issues, "show", input.show, SHOW);
  if (input.limit !== undefined) limit(issues, "limit", input.limit);
  if (input.type !== undefined) several(issues, "type", input.type, TYPE);
  if (input.toponly !== undefined) flag(issues, "toponly", input.toponly);
  if (input.title !== undefined) plain(issues, "title", input.title);
  if (input.continue !== undefined) plain(issues, "continue", input.continue);
  if (input.generaterevisions !== undefined)
    flag(issues, "generaterevisions", input.generaterevisions);
  if (input.slot !== undefined) one(issues, "slot", input.slot, SLOT);
  for (const name of Object.keys(input)) {
    if (!NAMES.has(name) && input[name] !== undefined)
      add(issues, "unrecognizedparams", name, `is not a parameter of ${MODULE}`);
  }
  return issues.length === 0 ? { ok: true, value: input, issues } : { ok: false, issues };
}

/** @type {(issues: Issue[], code: Issue["code"], parameter: string, words: string, data?: Issue["data"]) => void} */
function add(issues, code, parameter, words, data) {
  const message = parameter === "" ? words : `${parameter}: ${words}`;
  issues.push(
    data
      ? { severity: "error", code, parameter, module: MODULE, message, data }
      : { severity: "error", code, parameter, module: MODULE, message },
  );
}

/** @type {(issues: Issue[], name: string, value: unknown, code: Issue["code"], expected: string) => string | undefined} */
function textOf(issues, name, value, code, expected) {
  if (typeof value !== "string") {
    add(issues, code, name, `must be ${expected}, not ${shown(value)}`);
    return undefined;
  }
  if (/^[\t\n\r -~]*$/.test(value)) return value;
  // In front it separates values; it is what comes between that the server cleans.
  const isList = value.startsWith("\u001F");
  const text = isList ? value.split("\u001F").map(cleaned).join("\u001F") : cleaned(value);
  if (text !== value) addReplaced(issues, name);
  if (!isList) return text;
  add(issues, "badvalue", name, "takes one value and must not begin with U+001F");
  return undefined;
}

/** @param {string} text */
function cleaned(text) {
  return (
    text
      .normalize("NFC")
      // oxlint-disable-next-line no-control-regex -- the characters that the server replaces
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD")
  );
}

/** @type {(issues: Issue[], name: string) => void} */
function addReplaced(issues, name) {
  add(
    issues,
    "badutf8",
    name,
    "holds text that is not NFC, or control characters, which the server replaces",
  );
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function plain(issues, name, value) {
  textOf(issues, name, value, "badvalue", "a string");
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function flag(issues, name, value) {
  if (typeof value !== "boolean")
    add(issues, "badvalue", name, `must be true or false, not ${shown(value)}`);
}

/** @type {(issues: Issue[], name: string, value: unknown, known: ReadonlySet<string>) => void} */
function one(issues, name, value, known) {
  if (typeof value === "string" && known.has(value)) return;
  const written = textOf(issues, name, value, "badvalue", "one of the listed values");
  if (written === undefined || known.has(written)) return;
  const values = Array.from(known, (each) => JSON.stringify(each)).join(", ");
  add(issues, "badvalue", name, `${JSON.stringify(written)} is not one of ${values}`);
}

/** @type {(issues: Issue[], name: string, value: unknown, known: ReadonlySet<string>) => void} */
function several(issues, name, value, known) {
  if (typeof value === "string" && known.has(value)) return;
  const values = Array.isArray(value) ? value : [value];
  if (values.length <= MANY && values.every((each) => known.has(each))) return;
  const texts = values.map((each) => (typeof each === "string" ? cleaned(each) : each));
  if (texts.some((each, index) => !Object.is(each, values[index]))) addReplaced(issues, name);
  const strange = texts.findIndex((each) => typeof each !== "string");
  if (texts.length > MANY) tooMany(issues, name, texts.length);
  else if (isEmptyList(texts)) addEmpty(issues, name);
  else if (strange >= 0)
    add(issues, "badvalue", name, `must be one of the listed values, not ${shown(texts[strange])}`);
  else if (!texts.every((each) => known.has(each)))
    unlisted(
      issues,
      name,
      texts.filter((each) => !known.has(each)),
    );
}

/** @type {(issues: Issue[], name: string) => void} */
function addEmpty(issues, name) {
  add(issues, "badvalue", name, 'must not have "" as its only value');
}

/**
 * On the wire, one empty value is the empty list.
 *
 * @param {readonly unknown[]} values
 */
function isEmptyList(values) {
  return values.length === 1 && values[0] === "";
}

/**
 * Whether an object inherits members, which requests do not send.
 *
 * @param {object} object
 * @returns {boolean}
 */
function inheritsMembers(object) {
  const above = Object.getPrototypeOf(object);
  return (
    above !== null &&
    above !== Object.prototype &&
    (Object.getOwnPropertyNames(above).some((name) => !(name in Object.prototype)) ||
      inheritsMembers(above))
  );
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function namespaces(issues, name, value) {
  if (value === "*" || (typeof value === "number" && NAMESPACES.has(value))) return;
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 1 && values[0] === "*") {
    add(issues, "badvalue", name, 'must be "*", not a list of it');
    return;
  }
  const texts = values.map((each) => (typeof each === "string" ? cleaned(each) : each));
  if (texts.some((each, index) => !Object.is(each, values[index]))) addReplaced(issues, name);
  if (values.length > MANY) {
    tooMany(issues, name, values.length);
    return;
  }
  if (isEmptyList(texts)) {
    addEmpty(issues, name);
    return;
  }
  for (const each of texts) {
    if (typeof each !== "number" && each !== "*") {
      add(issues, "badvalue", name, `must be the number of a namespace, not ${shown(each)}`);
      return;
    }
  }
  if (!values.every((each) => NAMESPACES.has(each)))
    unlisted(
      issues,
      name,
      values.filter((each) => !NAMESPACES.has(each)),
    );
}

/** @type {(issues: Issue[], name: string, values: readonly (string | number)[]) => void} */
function unlisted(issues, name, values) {
  const names = values.map(shown).join(", ");
  add(issues, "unrecognizedvalues", name, `does not know ${names}`, {
    values: values.map(String),
  });
}

/** @type {(issues: Issue[], name: string, count: number) => void} */
function tooMany(issues, name, count) {
  add(issues, "toomanyvalues", name, `takes at most ${MANY} values, not ${count}`, {
    limit: MANY,
    lowlimit: MANY,
    highlimit: HIGH_MANY,
  });
}

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function limit(issues, name, value) {
  if (value === "max") return;
  if (typeof value !== "number")
    add(issues, "badinteger", name, `must be an integer or "max", not ${shown(value)}`);
  else if (!Number.isInteger(value) || value >= 2 ** 63 || value < -(2 ** 63))
    add(issues, "badinteger", name, `"${value}" is not an integer of 64 bits`);
  else if (value < 1 || value > 500)
    add(issues, "outofrange", name, `must be between 1 and 500, not ${value}`, {
      min: 1,
      curmax: 500,
      max: 500,
      highmax: 5000,
    });
}

const TIME =
  /^(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d)?)?|\d{14}|-?\d{1,11})$/;

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function time(issues, name, value) {
  if (typeof value === "string" && TIME.test(value) && value !== "0") return;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return;
  const written = textOf(issues, name, value, "badtimestamp", "a Date or the text of a timestamp");
  if (written === undefined) return;
  if (written === "" || written === "0")
    add(
      issues,
      "unclearnowtimestamp",
      name,
      `${JSON.stringify(written)} is taken as the current time; write "now"`,
    );
  else if (written !== "now")
    add(
      issues,
      "badtimestamp",
      name,
      `${JSON.stringify(written)} is not a timestamp; write one like 2024-01-31T09:00:00Z`,
    );
}

/** Plain names, numbers of users and addresses, which are nearly all. */
const USER = /^(?:[A-Za-z][\w ]{0,200}|#\d+|(?:\d{1,3}\.){3}\d{1,3})$/;

/** @type {(issues: Issue[], name: string, value: unknown) => void} */
function user(issues, name, value) {
  if (typeof value === "string" && USER.test(value)) return;
  const written = textOf(issues, name, value, "baduser", "a user");
  if (written === undefined) return;
  const why = whyNoUser(written);
  if (why !== undefined)
    add(
      issues,
      "baduser",
      name,
      `${JSON.stringify(written)} is ${why}; accepted: name, ip, temp, interwiki, id`,
    );
}

/**
 * What no title may hold is refused.
 *
 * @param {string} value
 */
function whyNoUser(value) {
  if (/^(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/.test(value))
    return "a user designation of kind cidr, which is not taken here";
  if (!value.includes("#") && value.includes(">")) return undefined;
  const isPossible =
    value.trim() !== "" &&
    // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
    !/[\u0000-\u001F\u007F#<>[\]{|}/\uFFFD]|%[0-9A-Fa-f]{2}|~~~/.test(value) &&
    new TextEncoder().encode(value).length <= 255;
  return isPossible ? undefined : "not a possible user";
}

/** @param {unknown} value */
function shown(value) {
  if (value instanceof Date) return "an invalid Date";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
