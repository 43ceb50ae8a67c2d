/** Validators of `list=recentchanges` by other tools, all made from one JSON Schema. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LIMIT, MANY, narrowedSchema } from "./narrowed-schemas.mjs";
import { prepareAjv, standaloneFile } from "./peer-ajv.mjs";
import { prepareTypia, typiaFile } from "./peer-typia.mjs";
import { preparePeer } from "./peers.mjs";

/**
 * What is timed, and how its result is read.
 *
 * @typedef {object} ValidatorSubject
 * @property {string} key
 * @property {string} name
 * @property {(input: unknown) => unknown} validate
 * @property {(result: unknown) => readonly unknown[] | undefined} issuesOf undefined where it accepts
 * @property {(issue: unknown) => string} errorMessage what an issue says, or what it has instead of a message
 * @property {boolean} stopsAtFirst
 *
 * @typedef {{ kind: "ready", subject: ValidatorSubject } | { kind: "absent", key: string, name: string, why: string }} ValidatorPeer
 */

/**
 * @param {(key: string) => boolean} isWanted
 * @returns {Promise<readonly ValidatorPeer[]>}
 */
export async function validatorPeers(isWanted) {
  const makers = { ajv, "ajv-first": ajvFirst, zod, valibot, typia };
  const peers = [];
  const schema = narrowedSchema("recentchanges");
  // One after the other, since each may call npm.
  for (const [key, make] of Object.entries(makers))
    // oxlint-disable-next-line no-await-in-loop -- as said above
    if (isWanted(key)) peers.push(await make(key, schema));
  return peers;
}

/**
 * @param {string} key
 * @param {import("./peers.mjs").MissingPeer} peer
 * @returns {ValidatorPeer}
 */
function absent(key, { name, version, why }) {
  return { kind: "absent", key, name: `${name} ${version}`, why };
}

/** @type {(key: string, schema: object) => ValidatorPeer} */
function ajv(key, schema) {
  return standalone(key, schema, { allErrors: true });
}

/** @type {(key: string, schema: object) => ValidatorPeer} */
function ajvFirst(key, schema) {
  return standalone(key, schema, { allErrors: false });
}

/** @type {(key: string, schema: object, how: { allErrors: boolean }) => ValidatorPeer} */
function standalone(key, schema, { allErrors }) {
  const peer = prepareAjv();
  if (peer.kind === "missing") return absent(key, peer);
  const file = standaloneFile(peer.folder, `recentchanges-${key}.cjs`, schema, { allErrors });
  const validate = createRequire(file)(file);
  return {
    kind: "ready",
    subject: {
      key,
      name: `ajv ${peer.version} standalone${allErrors ? ", `allErrors`" : ", up to the first error"}`,
      validate: (input) => (validate(input) ? undefined : validate.errors),
      issuesOf: (result) => result,
      errorMessage: ({ message }) => message,
      stopsAtFirst: !allErrors,
    },
  };
}

/** @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>} */
async function zod(key, { properties }) {
  const { namespace: namespaces, prop, show, type, dir, slot } = properties;
  const peer = preparePeer("zod");
  if (peer.kind === "missing") return absent(key, peer);
  const { z } = await importPeer(peer, "zod");
  const time = z.iso.datetime({ offset: true });
  const text = z.string();
  const one = ({ enum: values }) => z.enum(values);
  const several = ({ anyOf: [single] }) => z.union([one(single), z.array(one(single)).max(MANY)]);
  const namespace = z.literal(namespaces.anyOf[0].enum);
  const limit = z.union([z.int().min(LIMIT.minimum).max(LIMIT.maximum), z.literal("max")]);
  const schema = z.strictObject({
    start: time.optional(),
    end: time.optional(),
    dir: one(dir).optional(),
    namespace: z.union([namespace, z.array(namespace).max(MANY), z.literal("*")]).optional(),
    user: text.optional(),
    excludeuser: text.optional(),
    tag: text.optional(),
    prop: several(prop).optional(),
    show: several(show).optional(),
    limit: limit.optional(),
    type: several(type).optional(),
    toponly: z.boolean().optional(),
    title: text.optional(),
    continue: text.optional(),
    generaterevisions: z.boolean().optional(),
    slot: one(slot).optional(),
  });
  return {
    kind: "ready",
    subject: {
      key,
      name: `zod ${peer.version}, \`safeParse\``,
      validate: (input) => schema.safeParse(input),
      issuesOf: ({ error }) => error?.issues,
      errorMessage: ({ message }) => message,
      stopsAtFirst: false,
    },
  };
}

/** @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>} */
async function valibot(key, { properties }) {
  const { namespace: namespaces, prop, show, type, dir, slot } = properties;
  const peer = preparePeer("valibot");
  if (peer.kind === "missing") return absent(key, peer);
  const v = await importPeer(peer, "valibot");
  const time = v.optional(v.pipe(v.string(), v.isoTimestamp()));
  const text = v.optional(v.string());
  const flag = v.optional(v.boolean());
  const one = ({ enum: values }) => v.picklist(values);
  const many = (item) => v.pipe(v.array(item), v.maxLength(MANY));
  const several = ({ anyOf: [single] }) => v.optional(v.union([one(single), many(one(single))]));
  const namespace = v.picklist(namespaces.anyOf[0].enum);
  const number = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(LIMIT.minimum),
    v.maxValue(LIMIT.maximum),
  );
  const schema = v.strictObject({
    start: time,
    end: time,
    dir: v.optional(one(dir)),
    namespace: v.optional(v.union([namespace, many(namespace), v.literal("*")])),
    user: text,
    excludeuser: text,
    tag: text,
    prop: several(prop),
    show: several(show),
    limit: v.optional(v.union([number, v.literal("max")])),
    type: several(type),
    toponly: flag,
    title: text,
    continue: text,
    generaterevisions: flag,
    slot: v.optional(one(slot)),
  });
  return {
    kind: "ready",
    subject: {
      key,
      name: `valibot ${peer.version}, \`safeParse\``,
      validate: (input) => v.safeParse(schema, input),
      issuesOf: ({ issues }) => issues,
      errorMessage: ({ message }) => message,
      stopsAtFirst: false,
    },
  };
}

/** @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>} */
async function typia(key, schema) {
  const peer = prepareTypia();
  if (peer.kind === "missing") return absent(key, peer);
  const made = typiaFile(peer, "recentchanges", schema);
  if (made.kind === "failed") return absent(key, { ...peer, kind: "missing", why: made.why });
  const { validate } = await import(pathToFileURL(made.file).href);
  return {
    kind: "ready",
    subject: {
      key,
      name: `typia ${peer.version}, \`createValidateEquals\``,
      validate,
      issuesOf: (result) => (result.success ? undefined : result.errors),
      // It has no messages, but says what it expected.
      errorMessage: ({ expected }) => expected,
      stopsAtFirst: false,
    },
  };
}

/**
 * @param {import("./peers.mjs").InstalledPeer} peer
 * @param {string} name of the package
 */
function importPeer({ folder }, name) {
  const { resolve } = createRequire(join(folder, "package.json"));
  return import(pathToFileURL(resolve(name)).href);
}
