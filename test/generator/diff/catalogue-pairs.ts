/**
 * Pairs of catalogues, each of which shows a branch of their comparison.
 *
 * @module
 */
import { catalogue, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** Two catalogues, with the facts of their wikis if there are any. */
export interface CataloguePair {
  readonly label: string;
  readonly old: Json;
  readonly next: Json;
  readonly sites?: readonly [old: Json | undefined, next: Json | undefined];
}

function site(generator: string, ...namespaces: readonly Json[]): Json {
  return { generator, namespaces };
}

function modulePair(label: string, old: Json, next: Json): CataloguePair {
  return {
    label,
    old: catalogue(module("m", [], old)),
    next: catalogue(module("m", [], next)),
  };
}

function parameterPair(
  label: string,
  old: Json | undefined,
  next: Json | undefined,
): CataloguePair {
  return { label, old: withParameter(old), next: withParameter(next) };
}

/** A catalogue whose module has a parameter with some members beside another; without members, only the other. */
function withParameter(members: Json | undefined): Json {
  return catalogue(
    module("m", [parameter("same"), ...(members ? [parameter("p", "string", members)] : [])]),
  );
}

const SIMILAR = ["title", "from", "to", "dir"].map((name) => parameter(name));

const MODULES: readonly CataloguePair[] = [
  {
    label: "members outside of modules",
    old: {
      ...catalogue(module("m")),
      "x-a": 1,
      paraminfo: { helpformat: "none", modules: [module("m")], "x-b": 1 },
    },
    next: {
      ...catalogue(module("m")),
      "x-a": 2,
      paraminfo: { helpformat: "none", modules: [module("m")] },
    },
  },
  {
    label: "modules that come and go",
    old: catalogue(module("a"), module("b", [], { deprecated: true })),
    next: catalogue(module("zz")),
  },
  { label: "a first module", old: catalogue(), next: catalogue(module("a")) },
  {
    label: "a module in another group",
    old: catalogue(module("m")),
    next: catalogue(module("m", [], { group: "prop" })),
  },
  {
    label: "a module that is an action now",
    old: catalogue(module("m")),
    next: catalogue(module("m", [], { path: "m", group: "action" })),
  },
  {
    label: "a renamed module",
    old: catalogue(module("allthings", SIMILAR, { prefix: "at" })),
    next: catalogue(module("allitems", SIMILAR, { prefix: "at" })),
  },
  {
    label: "a module with other parameters and another name",
    old: catalogue(module("allthings", [parameter("a"), parameter("b"), parameter("c")])),
    next: catalogue(module("allitems", [parameter("d"), parameter("e"), parameter("f")])),
  },
  modulePair("another prefix", { prefix: "a" }, { prefix: "b" }),
  modulePair(
    "flags",
    {},
    {
      generator: true,
      readrights: true,
      writerights: true,
      mustbeposted: true,
      deprecated: true,
      internal: true,
      dynamicparameters: true,
    },
  ),
  modulePair(
    "texts and unknown keys",
    { description: "A", helpurls: ["https://a.example"], "x-a": 1 },
    { description: "B", "x-b": 1 },
  ),
];

const PARAMETERS: readonly CataloguePair[] = [
  parameterPair("a parameter", undefined, {}),
  parameterPair("a parameter that is required", undefined, { required: true }),
  parameterPair("a parameter with a default", undefined, { default: "a" }),
  parameterPair("a deprecated parameter", { deprecated: true }, undefined),
  parameterPair(
    "flags of a parameter",
    {},
    { required: true, deprecated: true, sensitive: true, mustExist: true, tokentype: "csrf" },
  ),
  parameterPair("another token", { tokentype: "csrf" }, { tokentype: "watch" }),
  parameterPair("a default", {}, { default: "a" }),
  parameterPair("another default", { default: "a" }, { default: "b" }),
  parameterPair(
    "texts and unknown keys of a parameter",
    { description: "A", "x-a": 1 },
    { description: "B", "x-a": 2 },
  ),
  parameterPair("keys of a parameter without effect", { min: 1 }, { min: 2, subtypes: ["ip"] }),
  parameterPair(
    "conditions",
    { info: [{ name: "a", values: [1] }, { name: "gone" }, { name: "t", text: "A" }] },
    {
      info: [
        { name: "come", values: ["x y"] },
        { name: "a", values: [2] },
        { name: "t", text: "B" },
      ],
    },
  ),
  parameterPair("a range", { type: "integer" }, { type: "integer", min: 1, max: 5, highmax: 9 }),
  parameterPair(
    "another range",
    { type: "integer", min: 1, max: 5, highmax: 9, enforcerange: true },
    { type: "integer", min: 2, max: 4, highmax: 8 },
  ),
  parameterPair("lengths", { maxbytes: 5, maxchars: 5 }, { maxbytes: 4, maxchars: 6 }),
  parameterPair("a list", {}, { multi: true, lowlimit: 5, highlimit: 9 }),
  parameterPair(
    "limits of a list",
    { multi: true, lowlimit: 5, highlimit: 9 },
    { multi: true, lowlimit: 4, highlimit: 10, allowsduplicates: true, allspecifier: "*" },
  ),
  parameterPair(
    "another specifier of all",
    { multi: true, allspecifier: "*" },
    { multi: true, allspecifier: "all" },
  ),
  parameterPair("values", { type: ["a", "b"] }, { type: ["b", "c"] }),
  parameterPair(
    "values of a list",
    { type: ["a", "b"], multi: true },
    { type: ["b", "c"], multi: true },
  ),
  parameterPair(
    "deprecated and internal values",
    { type: ["a", "b", "c"], deprecatedvalues: ["a"], internalvalues: ["b"] },
    { type: ["a", "b", "c"], deprecatedvalues: ["c"], internalvalues: ["a"] },
  ),
  parameterPair(
    "values that select modules",
    { type: ["a", "b"], submodules: { a: "query+x", b: "query+y" }, submoduleparamprefix: "g" },
    { type: ["a", "b"], submodules: { a: "query+x", b: "query+z" } },
  ),
  parameterPair("any text", { type: ["a"] }, {}),
  parameterPair("a number", {}, { type: "integer" }),
  parameterPair("a limit", { type: "integer" }, { type: "limit", max: 5 }),
  parameterPair("a flag", {}, { type: "boolean" }),
  parameterPair("an unknown type", {}, { type: "mystery" }),
  parameterPair(
    "more namespaces",
    { type: "namespace" },
    { type: "namespace", extranamespaces: [-1] },
  ),
  parameterPair("fewer forms of users", { type: "user" }, { type: "user", subtypes: ["name"] }),
  parameterPair("several lines", {}, { type: "text" }),
  {
    label: "a renamed parameter",
    old: catalogue(module("m", [parameter("pageid", "integer", { multi: true })])),
    next: catalogue(module("m", [parameter("pageids", "integer", { multi: true })])),
  },
  {
    label: "templates",
    old: catalogue(
      module("m", [parameter("slots", ["main"], { multi: true })], {
        templatedparameters: [
          parameter("t-{slot}", "string", { templatevars: { slot: "slots" } }),
          parameter("gone-{slot}", "string", { templatevars: { slot: "slots" } }),
        ],
      }),
    ),
    next: catalogue(
      module(
        "m",
        [parameter("slots", ["main"], { multi: true }), parameter("more", ["x"], { multi: true })],
        {
          templatedparameters: [
            parameter("t-{slot}", "string", { templatevars: { slot: "more" } }),
          ],
        },
      ),
    ),
  },
];

const MAIN = { id: 0, name: "" };
const TALK = { id: 1, name: "Talk", canonical: "Talk" };

const SITES: readonly CataloguePair[] = (
  [
    ["facts", undefined, site("MediaWiki 1.43.0", MAIN)],
    [
      "facts of more than the common namespaces",
      undefined,
      site("MediaWiki 1.43.0", MAIN, { id: 100, name: "Portal" }),
    ],
    ["another version", site("MediaWiki 1.39.1", MAIN), site("MediaWiki 1.43.0", MAIN)],
    ["another release", site("MediaWiki 1.43.0", MAIN), site("MediaWiki 1.43.1", MAIN)],
    [
      "other namespaces",
      site("MediaWiki 1.43.0", { id: -1, name: "Special" }, MAIN, TALK, {
        id: 100,
        name: "Portal",
      }),
      site(
        "MediaWiki 1.43.0",
        { id: -1, name: "Spezial" },
        MAIN,
        { ...TALK, name: "Diskussion" },
        { id: 102, name: "Buch", canonical: "Book" },
      ),
    ],
  ] as const
).map(([label, old, next]) => ({
  label,
  old: catalogue(module("m")),
  next: catalogue(module("m")),
  sites: [old, next],
}));

export const CATALOGUE_PAIRS: readonly CataloguePair[] = [...MODULES, ...PARAMETERS, ...SITES];
