import type { RuleId } from "../../../generator/diff/rules.js";
import type { Parameter } from "../../../generator/spec/source/types.js";
import type { EditedSpec, Json } from "./specs.js";
import { listOf, moduleOf, parsed, textOf, realCatalogue, realOpenApi } from "./specs.js";

/** An edit of a whole spec that one rule speaks of. */
export interface SpecEdit {
  readonly rule: RuleId;
  readonly real: () => EditedSpec;
  /** What the old spec must be for it. */
  readonly setup?: (spec: EditedSpec) => void;
  readonly edit: (spec: EditedSpec) => void;
}

function json(value: unknown): Json {
  return parsed(JSON.stringify(value));
}

const ALLPAGES = "query+allpages";

function catalogueEdit(rule: RuleId, edit: SpecEdit["edit"], setup?: SpecEdit["edit"]): SpecEdit {
  return { rule, real: realCatalogue, edit, ...(setup && { setup }) };
}

function openApiEdit(
  rule: RuleId,
  edit: (spec: Json) => void,
  setup?: (spec: Json) => void,
): SpecEdit {
  return {
    rule,
    real: realOpenApi,
    edit: ({ spec }) => edit(spec),
    ...(setup && { setup: ({ spec }: EditedSpec) => setup(spec) }),
  };
}

function moduleFlag(key: string, added: RuleId, removed: RuleId): readonly SpecEdit[] {
  const has: SpecEdit["edit"] = (spec) => Object.assign(moduleOf(spec, ALLPAGES), { [key]: "" });
  const lacks: SpecEdit["edit"] = (spec) => Reflect.deleteProperty(moduleOf(spec, ALLPAGES), key);
  return [catalogueEdit(added, has, lacks), catalogueEdit(removed, lacks, has)];
}

function modulesOf({ spec }: EditedSpec): Json[] {
  return listOf(spec["paraminfo"]?.["modules"]);
}

function removeModule(spec: EditedSpec, path: string): void {
  const modules = modulesOf(spec);
  modules.splice(
    modules.findIndex((module) => textOf(module["path"]) === path),
    1,
  );
  for (const root of listOf(spec.protocol?.["roots"])) {
    for (const parameter of listOf(root["parameters"])) {
      const submodules = parameter["submodules"] ?? {};
      const value = Object.keys(submodules).find((each) => textOf(submodules[each]) === path);
      if (value === undefined) continue;
      Reflect.deleteProperty(submodules, value);
      without(parameter["type"], value);
    }
  }
}

function editParameters(
  spec: EditedSpec,
  path: string,
  edit: (parameters: Parameter[]) => void,
): void {
  edit(moduleOf(spec, path).parameters);
}

const SEARCH = "/alliances/search/findByName";

/** Makes an operation invalid, so that `generate` skips it. */
function breakSearch(spec: Json): void {
  const parameters = listOf(operation(spec, SEARCH)["parameters"]);
  parameters.push(parsed('{ "$ref": "#/components/parameters/Missing" }'));
}

function mendSearch(spec: Json): void {
  listOf(operation(spec, SEARCH)["parameters"]).pop();
}

function operation(spec: Json, path = "/alliances"): Json {
  return at(spec, "paths", path, "get");
}

/** A part of JSON that is there. */
function at(value: Json, ...path: readonly (string | number)[]): Json {
  let part = value;
  for (const name of path) {
    const next = part[name];
    if (next === undefined) throw new Error(`There is no ${path.join("/")}.`);
    part = next;
  }
  return part;
}

function alliance(spec: Json): Json {
  return at(spec, "components", "schemas", "Alliance");
}

function field(spec: Json, name: string): Json {
  return at(alliance(spec), "properties", name);
}

function setField(name: string, change: object): (spec: Json) => void {
  return (spec) => void Object.assign(field(spec, name), change);
}

/** Sets a field to a schema that may have a name. */
function setTown(name?: string): (spec: Json) => void {
  const town = { type: "object" };
  return (spec) => {
    const schemas = at(spec, "components", "schemas");
    for (const each of ["Town", "Place"]) Reflect.deleteProperty(schemas, each);
    if (name !== undefined) Object.assign(schemas, { [name]: town });
    const schema = name === undefined ? town : { $ref: `#/components/schemas/${name}` };
    Object.assign(at(schemas, "Alliance", "properties"), { town: schema });
  };
}

function kindWith(property: string): object {
  return {
    type: "object",
    properties: { kind: { type: "string" }, [property]: { type: "integer" } },
    required: ["kind", property],
  };
}

/** Sets a field to one of two schemas, the first of which a value selects. */
function setKinds(value: string): (spec: Json) => void {
  return (spec) => {
    const schemas = at(spec, "components", "schemas");
    Object.assign(schemas, { Castle: kindWith("walls"), Village: kindWith("houses") });
    const references = ["Castle", "Village"].map((name) => `#/components/schemas/${name}`);
    const [first, second] = references;
    Object.assign(at(schemas, "Alliance", "properties"), {
      home: {
        oneOf: references.map(($ref) => ({ $ref })),
        discriminator: { propertyName: "kind", mapping: { [value]: first, village: second } },
      },
    });
  };
}

/** More combinations of alternatives than are compared. */
function alternatives(schema: object): readonly object[] {
  return Array.from({ length: 65 }, (_, index) => ({ ...schema, title: `Alternative ${index}` }));
}

function size(spec: Json): Json {
  return at(operation(spec), "parameters", 0);
}

function setSize(change: object): (spec: Json) => void {
  return (spec) => void Object.assign(size(spec), change);
}

function setSizeSchema(change: object): (spec: Json) => void {
  return (spec) => void Object.assign(at(size(spec), "schema"), change);
}

const KEY_SCHEME = { key: { type: "apiKey", in: "header", name: "key" } };

function setSchemes(schemes: object): (spec: Json) => void {
  return (spec) => void Object.assign(at(spec, "components"), { securitySchemes: json(schemes) });
}

const TEXT_BODY = { type: "string" };

/** The path item of a request that the API sends, whose body has a schema; none without a schema. */
function sentRequest(schema?: object): object {
  const requestBody = { content: { "application/json": { schema } } };
  const post = { requestBody, responses: { "204": { description: "Done." } } };
  return schema ? { post } : {};
}

function setWebhooks(schema?: object): (spec: Json) => void {
  return (spec) => void Object.assign(spec, json({ webhooks: { won: sentRequest(schema) } }));
}

function setCallbacks(schema?: object): (spec: Json) => void {
  const callbacks = { onWar: { "{$request.query.url}": sentRequest(schema) } };
  return (spec) => void Object.assign(operation(spec), json({ callbacks }));
}

function setLinks(links: object): (spec: Json) => void {
  return (spec) => void Object.assign(at(operation(spec), "responses", "200"), json({ links }));
}

function requireKey(spec: Json): void {
  const components = at(spec, "components");
  if (!Object.hasOwn(components, "securitySchemes"))
    Object.assign(components, { securitySchemes: KEY_SCHEME });
  Object.assign(spec, { security: [{ key: [] }] });
}

/** The operation that creates an alliance, with the body that the edits are about. */
function creating(change: object): (spec: Json) => void {
  return (spec) =>
    void Object.assign(at(spec, "paths", "/alliances"), {
      post: json({
        operationId: "createAlliance",
        responses: { "201": { description: "Created." } },
        ...change,
      }),
    });
}

/** A body of JSON with some properties. */
function bodyOf(properties: object, ...required: readonly string[]): object {
  return withSchema({ type: "object", properties, required });
}

function withSchema(schema: object): object {
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function bodyEdit(rule: RuleId, old: object, next: object): SpecEdit {
  return openApiEdit(rule, creating(next), creating(old));
}

const NAME = { name: { type: "string" } };
const MOTTO = { ...NAME, motto: { type: "string" } };
const FORM = "application/x-www-form-urlencoded";

/** A body in several media types. */
function bodyIn(...types: readonly string[]): { readonly requestBody: object } {
  const media = { schema: { type: "object", properties: NAME } };
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(types.map((type) => [type, media])),
    },
  };
}

function optional({ requestBody }: { readonly requestBody: object }): object {
  return { requestBody: { ...requestBody, required: false } };
}

/** A form of two lists, of which one has the same encoding on both sides. */
function formWith(encoding: object): object {
  const schema = {
    type: "object",
    properties: { towns: { type: "array" }, ids: { type: "array" } },
  };
  const all = { ids: { contentType: "text/plain" }, ...encoding };
  return { requestBody: { required: true, content: { [FORM]: { schema, encoding: all } } } };
}

function setHeaders(headers: object): (spec: Json) => void {
  return (spec) =>
    void Object.assign(at(operation(spec), "responses", "200"), { headers: json(headers) });
}

const TOTAL = { "X-Total": { schema: { type: "integer" } } };

function without(list: Json | undefined, value: string): void {
  const values: unknown[] = listOf(list);
  values.splice(values.indexOf(value), 1);
}

function embedded(spec: Json): Json {
  return at(spec, "components", "schemas", "AllianceEnvelope", "properties", "_embedded");
}

function wrapper(spec: Json): Json {
  return at(spec, "components", "schemas", "AllianceEnvelope", "properties");
}

/** Every rule that speaks of more than one parameter, with an edit that it speaks of. */
export const specEdits: readonly SpecEdit[] = [
  // Modules
  catalogueEdit("module-added", (spec) =>
    modulesOf(spec).push(
      json({ name: "gadgets", path: "query+gadgets", group: "list", prefix: "ga", parameters: [] }),
    ),
  ),
  catalogueEdit("module-removed", (spec) => removeModule(spec, "query+tags")),
  catalogueEdit("module-removed-deprecated", (spec) => removeModule(spec, "query+deletedrevs")),
  catalogueEdit("module-renamed", (spec) =>
    Object.assign(moduleOf(spec, "query+allusers"), {
      name: "allaccounts",
      path: "query+allaccounts",
    }),
  ),
  catalogueEdit("module-group-changed", (spec) =>
    Object.assign(moduleOf(spec, "query+users"), { group: "meta" }),
  ),
  catalogueEdit("module-prefix-changed", (spec) =>
    Object.assign(moduleOf(spec, ALLPAGES), { prefix: "apx" }),
  ),
  ...moduleFlag("generator", "generator-added", "generator-removed"),
  ...moduleFlag("readrights", "readrights-added", "readrights-removed"),
  ...moduleFlag("writerights", "writerights-added", "writerights-removed"),
  ...moduleFlag("mustbeposted", "mustbeposted-added", "mustbeposted-removed"),
  ...moduleFlag("deprecated", "module-deprecated", "module-undeprecated"),
  ...moduleFlag("internal", "module-internal-changed", "module-internal-changed"),
  ...moduleFlag("dynamicparameters", "dynamic-parameters-changed", "dynamic-parameters-changed"),
  ...moduleFlag("cost", "unknown-key-added", "unknown-key-removed"),
  catalogueEdit(
    "unknown-key-changed",
    (spec) => Object.assign(moduleOf(spec, ALLPAGES), { cost: 2 }),
    (spec) => Object.assign(moduleOf(spec, ALLPAGES), { cost: 1 }),
  ),
  catalogueEdit("request-default-changed", ({ protocol }) =>
    Object.assign(at(protocol ?? json({}), "requestDefaults"), { formatversion: "1" }),
  ),
  catalogueEdit("param-rules-changed", ({ protocol }) =>
    Object.assign(at(protocol ?? json({}), "rules"), {
      [ALLPAGES]: [{ kind: "exclusive", of: ["from", "prefix"] }],
    }),
  ),
  catalogueEdit("undocumented-settled", ({ protocol }) =>
    Reflect.deleteProperty(at(protocol ?? json({}), "undocumented"), "http-method"),
  ),
  catalogueEdit("assumption-changed", ({ protocol }) =>
    Object.assign(at(protocol ?? json({}), "undocumented", "http-method"), { assumed: "POST." }),
  ),
  catalogueEdit("undocumented-added", ({ protocol }) =>
    Object.assign(at(protocol ?? json({}), "undocumented"), {
      more: { unknown: "More.", assumed: "nothing", ground: "None." },
    }),
  ),
  // Presence of parameters
  catalogueEdit("param-added-optional", (spec) =>
    editParameters(spec, ALLPAGES, (all) => all.push({ name: "colour", type: "string" })),
  ),
  catalogueEdit("param-added-required", (spec) =>
    editParameters(spec, ALLPAGES, (all) =>
      all.unshift({ name: "colour", type: "string", required: "" }),
    ),
  ),
  catalogueEdit("param-removed", (spec) =>
    editParameters(spec, ALLPAGES, (all) => all.splice(0, 1)),
  ),
  catalogueEdit(
    "param-removed-deprecated",
    (spec) => editParameters(spec, ALLPAGES, (all) => all.splice(0, 1)),
    (spec) =>
      editParameters(
        spec,
        ALLPAGES,
        ([first]) => first && Object.assign(first, { deprecated: "" }),
      ),
  ),
  catalogueEdit("param-renamed", (spec) =>
    editParameters(
      spec,
      ALLPAGES,
      ([first]) => first && Object.assign(first, { name: "fromtitle" }),
    ),
  ),
  catalogueEdit("templated-param-added", (spec) =>
    Object.assign(moduleOf(spec, "query+usercontribs"), {
      templatedparameters: [
        { name: "text-{slot}", type: "string", templatevars: { slot: "prop" } },
      ],
    }),
  ),
  catalogueEdit(
    "templated-param-removed",
    (spec) => {
      for (const module of modulesOf(spec)) Object.assign(module, { templatedparameters: [] });
    },
    keepOneTemplate,
  ),
  catalogueEdit(
    "templatevars-changed",
    (spec) => {
      const [parameter] = templated(spec);
      Object.assign(parameter ?? {}, { templatevars: { slot: "prop" } });
    },
    keepOneTemplate,
  ),
  // Operations
  openApiEdit("operation-added", (spec) =>
    Object.assign(at(spec, "paths"), {
      "/towns": {
        get: {
          operationId: "listTowns",
          responses: {
            "200": {
              description: "Towns.",
              content: { "application/json": { schema: { type: "array" } } },
            },
          },
        },
      },
    }),
  ),
  openApiEdit("operation-removed", (spec) =>
    Reflect.deleteProperty(at(spec, "paths"), "/alliances/search/findByName"),
  ),
  openApiEdit("operation-skipped", breakSearch),
  openApiEdit("operation-unskipped", mendSearch, breakSearch),
  openApiEdit(
    "skipped-part-changed",
    (spec) => Object.assign(operation(spec, SEARCH), { summary: "Another one" }),
    breakSearch,
  ),
  openApiEdit(
    "operation-removed-deprecated",
    (spec) => Reflect.deleteProperty(at(spec, "paths"), "/alliances"),
    (spec) => Object.assign(operation(spec), { deprecated: true }),
  ),
  openApiEdit("operation-deprecated", (spec) =>
    Object.assign(operation(spec), { deprecated: true }),
  ),
  openApiEdit(
    "operation-undeprecated",
    (spec) => Object.assign(operation(spec), { deprecated: false }),
    (spec) => Object.assign(operation(spec), { deprecated: true }),
  ),
  openApiEdit("path-changed", (spec) => {
    Object.assign(at(spec, "paths"), { "/guilds": at(spec, "paths", "/alliances") });
    Reflect.deleteProperty(at(spec, "paths"), "/alliances");
  }),
  openApiEdit("method-changed", (spec) => {
    Object.assign(at(spec, "paths", "/alliances"), { post: operation(spec) });
    Reflect.deleteProperty(at(spec, "paths", "/alliances"), "get");
  }),
  openApiEdit("operation-id-changed", (spec) =>
    Object.assign(operation(spec), { operationId: "getAlliances" }),
  ),
  // What is asked
  openApiEdit("query-param-added-optional", (spec) =>
    listOf(at(operation(spec), "parameters")).push(
      json({ name: "sort", in: "query", schema: { type: "string" } }),
    ),
  ),
  openApiEdit("query-param-added-required", (spec) =>
    listOf(at(operation(spec), "parameters")).push(
      json({ name: "server", in: "query", required: true, schema: { type: "string" } }),
    ),
  ),
  openApiEdit("query-param-removed", (spec) =>
    listOf(at(operation(spec), "parameters")).splice(1, 1),
  ),
  openApiEdit("query-param-renamed", setSize({ name: "pageSize" })),
  openApiEdit("query-param-became-required", setSize({ required: true })),
  openApiEdit(
    "query-param-became-optional",
    setSize({ required: false }),
    setSize({ required: true }),
  ),
  openApiEdit("query-param-deprecated", setSize({ deprecated: true })),
  openApiEdit(
    "query-param-undeprecated",
    setSize({ deprecated: false }),
    setSize({ deprecated: true }),
  ),
  openApiEdit(
    "query-param-type-narrowed",
    setSizeSchema({ type: "integer" }),
    setSizeSchema({ type: "string" }),
  ),
  openApiEdit("query-param-type-widened", setSizeSchema({ type: "string" })),
  openApiEdit("query-param-format-tightened", setSizeSchema({ format: "int32" })),
  openApiEdit("query-param-format-changed", setSizeSchema({ format: "pages" })),
  openApiEdit("query-param-bound-tightened", setSizeSchema({ maximum: 100 })),
  openApiEdit(
    "query-param-bound-loosened",
    setSizeSchema({ maximum: 1000 }),
    setSizeSchema({ maximum: 100 }),
  ),
  openApiEdit("query-param-default-changed", setSizeSchema({ default: 20 })),
  openApiEdit("query-param-location-changed", setSize({ in: "header" })),
  openApiEdit(
    "query-param-style-changed",
    setSize({ explode: false }),
    setSizeSchema({ type: "array", items: { type: "integer" } }),
  ),
  openApiEdit("query-param-reserved-allowed", setSize({ allowReserved: true })),
  openApiEdit(
    "query-param-reserved-disallowed",
    setSize({ allowReserved: false }),
    setSize({ allowReserved: true }),
  ),
  openApiEdit("query-param-empty-allowed", setSize({ allowEmptyValue: true })),
  openApiEdit(
    "query-param-empty-disallowed",
    setSize({ allowEmptyValue: false }),
    setSize({ allowEmptyValue: true }),
  ),
  // What is sent
  bodyEdit("body-added-optional", {}, { requestBody: { content: { "application/json": {} } } }),
  bodyEdit("body-added-required", {}, bodyOf(NAME)),
  bodyEdit("body-removed", bodyOf(NAME), {}),
  bodyEdit(
    "body-became-required",
    optional(bodyIn("application/json")),
    bodyIn("application/json"),
  ),
  bodyEdit(
    "body-became-optional",
    bodyIn("application/json"),
    optional(bodyIn("application/json")),
  ),
  bodyEdit("body-media-type-added", bodyIn("application/json"), bodyIn("application/json", FORM)),
  bodyEdit("body-media-type-removed", bodyIn("application/json", FORM), bodyIn("application/json")),
  bodyEdit(
    "body-encoding-changed",
    formWith({}),
    formWith({ towns: { contentType: "application/json" } }),
  ),
  bodyEdit("body-field-added-optional", bodyOf(NAME, "name"), bodyOf(MOTTO, "name")),
  bodyEdit("body-field-added-required", bodyOf(NAME, "name"), bodyOf(MOTTO, "name", "motto")),
  bodyEdit("body-field-removed", bodyOf(MOTTO, "name"), bodyOf(NAME, "name")),
  bodyEdit("body-field-became-required", bodyOf(MOTTO, "name"), bodyOf(MOTTO, "name", "motto")),
  bodyEdit("body-field-became-optional", bodyOf(MOTTO, "name", "motto"), bodyOf(MOTTO, "name")),
  bodyEdit(
    "body-schema-narrowed",
    bodyOf(NAME, "name"),
    bodyOf({ name: { type: "string", maxLength: 20 } }, "name"),
  ),
  bodyEdit(
    "body-schema-widened",
    bodyOf({ name: { type: "string", maxLength: 20 } }, "name"),
    bodyOf(NAME, "name"),
  ),
  bodyEdit(
    "body-schema-changed",
    bodyOf(NAME, "name"),
    bodyOf({ name: { type: "integer" } }, "name"),
  ),
  bodyEdit(
    "body-default-changed",
    bodyOf({ name: { type: "string", default: "a" } }),
    bodyOf({ name: { type: "string", default: "b" } }),
  ),
  bodyEdit(
    "body-format-tightened",
    bodyOf(NAME, "name"),
    bodyOf({ name: { type: "string", format: "hostname" } }, "name"),
  ),
  bodyEdit(
    "body-format-changed",
    bodyOf({ name: { type: "string", format: "hostname" } }, "name"),
    bodyOf(NAME, "name"),
  ),
  bodyEdit(
    "body-field-deprecated",
    bodyOf(NAME, "name"),
    bodyOf({ name: { type: "string", deprecated: true } }, "name"),
  ),
  bodyEdit(
    "body-field-undeprecated",
    bodyOf({ name: { type: "string", deprecated: true } }, "name"),
    bodyOf(NAME, "name"),
  ),
  bodyEdit(
    "field-became-read-only",
    bodyOf(MOTTO, "name"),
    bodyOf({ ...MOTTO, name: { type: "string", readOnly: true } }, "name"),
  ),
  bodyEdit(
    "field-became-writable",
    bodyOf({ name: { type: "string", readOnly: true } }, "name"),
    bodyOf(NAME, "name"),
  ),
  openApiEdit("security-added", (spec) => Object.assign(spec, { security: [{ key: [] }] })),
  openApiEdit("security-removed", (spec) => Object.assign(spec, { security: [] }), requireKey),
  openApiEdit(
    "security-loosened",
    (spec) => Object.assign(spec, { security: [{ key: [] }, { token: [] }] }),
    requireKey,
  ),
  openApiEdit(
    "security-scheme-renamed",
    (spec) => {
      setSchemes({ secret: KEY_SCHEME.key })(spec);
      Object.assign(spec, { security: [{ secret: [] }] });
    },
    (spec) => {
      setSchemes(KEY_SCHEME)(spec);
      requireKey(spec);
    },
  ),
  openApiEdit("webhook-added", setWebhooks(TEXT_BODY)),
  openApiEdit("webhook-removed", setWebhooks(), setWebhooks(TEXT_BODY)),
  openApiEdit(
    "webhook-changed",
    setWebhooks({ ...TEXT_BODY, maxLength: 9 }),
    setWebhooks(TEXT_BODY),
  ),
  openApiEdit("callback-added", setCallbacks(TEXT_BODY)),
  openApiEdit("callback-removed", setCallbacks(), setCallbacks(TEXT_BODY)),
  openApiEdit(
    "callback-changed",
    setCallbacks({ ...TEXT_BODY, maxLength: 9 }),
    setCallbacks(TEXT_BODY),
  ),
  openApiEdit("link-added", setLinks({ next: { operationId: "listAlliances" } })),
  openApiEdit("link-removed", setLinks({}), setLinks({ next: { operationId: "listAlliances" } })),
  openApiEdit(
    "link-changed",
    setLinks({ next: { operationId: "findAllianceByName" } }),
    setLinks({ next: { operationId: "listAlliances" } }),
  ),
  openApiEdit(
    "security-scheme-changed",
    setSchemes({ key: { ...KEY_SCHEME.key, in: "query" } }),
    (spec) => {
      setSchemes(KEY_SCHEME)(spec);
      requireKey(spec);
    },
  ),
  openApiEdit(
    "security-flow-changed",
    setSchemes({ key: { type: "openIdConnect", openIdConnectUrl: "https://b.example" } }),
    (spec) => {
      setSchemes({ key: { type: "openIdConnect", openIdConnectUrl: "https://a.example" } })(spec);
      requireKey(spec);
    },
  ),
  openApiEdit("server-changed", (spec) =>
    Object.assign(at(spec, "servers", 0), { url: "https://example.org" }),
  ),
  openApiEdit("server-changed", (spec) =>
    Object.assign(operation(spec), { servers: [{ url: "https://example.org" }] }),
  ),
  openApiEdit("dialect-changed", (spec) =>
    Object.assign(spec, { "x-paramsmith-dialect": "spring-data-rest" }),
  ),
  // What is answered
  openApiEdit("response-field-removed", (spec) => {
    Reflect.deleteProperty(at(alliance(spec), "properties"), "leaderId");
    without(at(alliance(spec), "required"), "leaderId");
  }),
  openApiEdit("response-field-added-required", (spec) => {
    Object.assign(at(alliance(spec), "properties"), { founded: { type: "string" } });
    listOf(at(alliance(spec), "required")).push(json("founded"));
  }),
  openApiEdit("response-field-added-optional", (spec) =>
    Object.assign(at(alliance(spec), "properties"), { motto: { type: "string" } }),
  ),
  openApiEdit("response-field-became-optional", (spec) =>
    without(at(alliance(spec), "required"), "name"),
  ),
  openApiEdit(
    "response-field-became-required",
    (spec) => listOf(at(alliance(spec), "required")).push(json("name")),
    (spec) => without(at(alliance(spec), "required"), "name"),
  ),
  openApiEdit("response-field-became-nullable", setField("name", { type: ["string", "null"] })),
  openApiEdit(
    "response-field-became-non-null",
    setField("name", { type: "string" }),
    setField("name", { type: ["null", "string"] }),
  ),
  openApiEdit("response-type-widened", setField("strength", { type: "number" })),
  openApiEdit("response-type-changed", setField("name", { type: "integer" })),
  openApiEdit(
    "response-not-compared",
    setField("name", { type: "integer", anyOf: alternatives({ type: "integer" }) }),
    setField("name", { anyOf: alternatives({ type: "string" }) }),
  ),
  openApiEdit(
    "response-type-narrowed",
    setField("strength", { type: "integer" }),
    setField("strength", { type: "number" }),
  ),
  openApiEdit(
    "response-enum-value-added",
    setField("name", { enum: ["b", "a"] }),
    setField("name", { enum: ["a"] }),
  ),
  openApiEdit(
    "response-enum-value-removed",
    setField("name", { enum: ["a"] }),
    setField("name", { enum: ["a", "b"] }),
  ),
  openApiEdit(
    "response-bound-loosened",
    setField("name", { maxLength: 30 }),
    setField("name", { maxLength: 20 }),
  ),
  openApiEdit("response-bound-tightened", setField("name", { maxLength: 20 })),
  openApiEdit(
    "response-overlap-changed",
    (spec) => {
      const { anyOf, ...name } = field(spec, "name");
      Object.assign(at(alliance(spec), "properties"), { name: { ...name, oneOf: anyOf } });
    },
    (spec) => setField("name", { anyOf: [{ minLength: 2 }, { maxLength: 4 }] })(spec),
  ),
  openApiEdit("field-became-write-only", setField("name", { writeOnly: true })),
  openApiEdit(
    "field-became-readable",
    setField("name", { writeOnly: false }),
    setField("name", { writeOnly: true }),
  ),
  openApiEdit("response-header-added", setHeaders(TOTAL)),
  openApiEdit("response-header-removed", setHeaders({}), setHeaders(TOTAL)),
  openApiEdit(
    "response-header-changed",
    setHeaders({ "X-Total": { schema: { type: "string" } } }),
    setHeaders(TOTAL),
  ),
  openApiEdit("response-format-changed", setField("name", { format: "uuid" })),
  openApiEdit("response-field-deprecated", setField("name", { deprecated: true })),
  openApiEdit(
    "response-field-undeprecated",
    setField("name", { deprecated: false }),
    setField("name", { deprecated: true }),
  ),
  openApiEdit("success-status-removed", (spec) => {
    const responses = at(operation(spec), "responses");
    Object.assign(responses, { "206": at(responses, "200") });
    Reflect.deleteProperty(responses, "200");
  }),
  openApiEdit("success-status-added", (spec) =>
    Object.assign(at(operation(spec), "responses"), { "204": { description: "Nothing." } }),
  ),
  openApiEdit("error-status-changed", (spec) =>
    Object.assign(at(operation(spec), "responses"), { "404": { description: "Not there." } }),
  ),
  openApiEdit("other-schema-changed", (spec) =>
    Object.assign(at(spec, "components", "schemas", "ProblemDetails", "properties"), {
      code: { type: "integer" },
    }),
  ),
  openApiEdit("schema-added", setTown("Town"), setTown()),
  openApiEdit("schema-removed", setTown(), setTown("Town")),
  openApiEdit("schema-renamed", setTown("Place"), setTown("Town")),
  openApiEdit("discriminator-changed", setKinds("fort"), setKinds("castle")),
  openApiEdit("media-type-changed", (spec) => {
    const answer = at(operation(spec), "responses", "200");
    const answered = at(answer, "content", "application/json");
    Object.assign(answer, { content: { "application/vnd.game+json": answered } });
  }),
  openApiEdit("embedded-key-renamed", (spec) => {
    const properties = at(embedded(spec), "properties");
    Object.assign(properties, { guilds: at(properties, "alliances") });
    Reflect.deleteProperty(properties, "alliances");
    Object.assign(embedded(spec), { required: ["guilds"] });
  }),
  openApiEdit("embedded-key-removed", (spec) => {
    Reflect.deleteProperty(at(embedded(spec), "properties"), "alliances");
    Object.assign(embedded(spec), { required: [] });
  }),
  openApiEdit(
    "page-block-changed",
    (spec) =>
      Object.assign(at(wrapper(spec), "page", "properties"), { total: { type: "integer" } }),
    (spec) =>
      Object.assign(wrapper(spec), {
        page: { type: "object", properties: { size: { type: "integer" } } },
      }),
  ),
  openApiEdit(
    "link-relation-removed",
    (spec) => Reflect.deleteProperty(at(wrapper(spec), "_links", "properties"), "next"),
    (spec) =>
      Object.assign(wrapper(spec), {
        _links: {
          type: "object",
          properties: { next: { type: "string" }, self: { type: "string" } },
        },
      }),
  ),
  openApiEdit("envelope-changed", (spec) =>
    Object.assign(
      at(
        operation(spec, "/alliances/search/findByName"),
        "responses",
        "200",
        "content",
        "application/json",
      ),
      {
        schema: { $ref: "#/components/schemas/AllianceArray" },
      },
    ),
  ),
  openApiEdit("undocumented-settled", (spec) =>
    Reflect.deleteProperty(at(spec, "x-undocumented"), "size-maximum"),
  ),
  openApiEdit("undocumented-added", (spec) =>
    Object.assign(at(spec, "x-undocumented"), {
      more: { unknown: "More.", assumed: "nothing", ground: "None." },
    }),
  ),
  openApiEdit("assumption-changed", (spec) =>
    Object.assign(at(spec, "x-undocumented", "page-first"), { assumed: "Pages count from 1." }),
  ),
];

function templated(spec: EditedSpec): readonly Parameter[] {
  return modulesOf(spec).flatMap(
    ({ path }) => moduleOf(spec, textOf(path)).templatedparameters ?? [],
  );
}

function keepOneTemplate(spec: EditedSpec): void {
  const [first] = templated(spec);
  for (const { path } of modulesOf(spec)) {
    const module = moduleOf(spec, textOf(path));
    module.templatedparameters = (module.templatedparameters ?? []).filter(
      (each) => each === first,
    );
  }
}
