// 64-bit integers in requests of generated code to a generated stub.

import { beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../../../generator/pipeline.js";
import { readTemplates } from "../../../../generator/project/inputs.js";
import type {
  AnyEndpointRequest,
  openApiClient,
} from "../../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiStub } from "../../../../templates/runtime/openapi/stub/stub.js";
import type { PayloadValidator } from "../../../../templates/runtime/model/payload.js";
import { runGenerated } from "../../support/generated-code.js";
import { goldenInput } from "../../support/goldens.js";

/** The generated code and its runtime, as far as the tests use them. */
interface Generated {
  readonly listPets: Builder;
  readonly addPet: Builder;
  readonly getPet: Builder;
  readonly sendForm: Builder;
  readonly getPlaces: Builder;
  readonly validatePlaces?: PayloadValidator<unknown>;
  readonly validatePet: PayloadValidator<unknown>;
  readonly parseListPets: (search: string) => unknown;
  readonly validateListPets: (params: object) => { readonly issues?: readonly unknown[] };
  readonly createStub: (options: object) => OpenApiStub;
  readonly openApiClient: typeof openApiClient;
}

type Builder = (params?: object, body?: unknown) => AnyEndpointRequest;

const MAX = 9223372036854775807n;
const MIN = -9223372036854775808n;
const ODD = 9007199254740993n;

async function loadCode(name: string): Promise<Generated> {
  const { value = [] } = await generate({
    specs: [goldenInput(name)],
    templates: readTemplates(),
    importExtension: ".js",
  });
  const title = name === "openapi-int64" ? "OpenapiInt64" : "OpenapiInt64Text";
  const entry = `
export * from "./${name}/index.ts";
export { create${title}Stub as createStub } from "./${name}/stub.ts";
export * from "./${name}/validators.ts";
export { openApiClient } from "./runtime/client.ts";
`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of the entry
  return (await runGenerated(value, entry)) as Generated;
}

const KINDS = [
  { name: "openapi-int64", of: (value: bigint): unknown => value },
  { name: "openapi-int64-text", of: (value: bigint): unknown => String(value) },
];

it("64-bit integers are read where the type and the validator have them", async () => {
  const { getPlaces, openApiClient, validatePlaces } = await loadCode("openapi-int64");
  const text = `{"unions":[{"kind":"large","v":${ODD}},{"kind":"small","v":5}],"tuple":[1,2,${ODD}],"patterns":{"xa":${ODD},"y":5},"dependent":{"t":1,"v":2},"contains":[1]}`;
  const send = openApiClient({
    baseUrl: "http://a.example",
    fetch: async () => new Response(text, { headers: { "content-type": "application/json" } }),
  });
  const places = await send(getPlaces());
  expect(places).toEqual({
    unions: [
      { kind: "large", v: ODD },
      { kind: "small", v: 5 },
    ],
    tuple: [1n, 2, ODD],
    patterns: { xa: ODD, y: 5 },
    dependent: { t: 1, v: 2n },
    contains: [1n],
  });
  expect(validatePlaces?.(places)).toBe(true);
});

describe.each(KINDS)("64-bit integers of $name", ({ name, of }) => {
  let code: Generated;
  let stub: OpenApiStub;
  const texts: string[] = [];
  const fetchStub = async (input: string | URL | Request, init?: RequestInit) => {
    const response = await stub(new Request(input, init));
    texts.push(await response.clone().text());
    return response;
  };
  const pet = (id: bigint): object => ({
    id: of(id),
    name: "12345678901234567890",
    age: of(5n),
    parent: of(ODD),
    weight: 3,
    scores: { a: of(MIN), b: of(1n) },
    children: [{ id: of(ODD), name: "b", parent: null }],
  });

  beforeAll(async () => {
    code = await loadCode(name);
    stub = code.createStub({ count: 3 });
  });

  it("keep their digits from a body to a stored item and back", async () => {
    const send = code.openApiClient({ baseUrl: "http://stub.test", fetch: fetchStub });
    expect(await send(code.addPet(pet(MAX)))).toEqual(pet(MAX));
    expect(texts.at(-1)).toContain('"id":9223372036854775807,');
    expect(texts.at(-1)).toContain('"name":"12345678901234567890"');
    expect(texts.at(-1)).toContain('"scores":{"a":-9223372036854775808,"b":1}');
    expect(await send(code.getPet({ id: of(MAX) }))).toEqual(pet(MAX));
    const sendAny = code.openApiClient({ baseUrl: "http://stub.test", fetch: fetchStub }).response;
    expect(await sendAny(code.addPet(pet(MAX)))).toMatchObject({ status: 409 });
    expect(await sendAny(code.getPet({ id: of(MAX) }))).toMatchObject({
      status: 200,
      body: pet(MAX),
    });
    expect(await sendAny(code.getPet({ id: of(MAX - 1n) }))).toMatchObject({ status: 404 });
  });

  it("are in items that the stub makes, which identify them", async () => {
    const send = code.openApiClient({ baseUrl: "http://stub.test", fetch: fetchStub });
    const all = await send(code.listPets());
    if (!Array.isArray(all)) throw new Error("The stub responded without a list.");
    const [first] = all;
    expect(all.length).toBeGreaterThan(2);
    expect(all.map((each) => code.validatePet(each))).toEqual(all.map(() => true));
    expect(typeof first.id).toBe(typeof of(1n));
    expect(await send(code.getPet({ id: first.id }))).toEqual(first);
  });

  it("are checked by validators, within their bounds", () => {
    expect(code.validatePet(pet(MIN))).toBe(true);
    const wrong = [
      { id: 1 },
      { id: of(MAX + 1n) },
      { id: of(MIN - 1n) },
      { age: of(101n) },
      { age: of(-1n) },
      { parent: 1 },
      { parent: "x" },
      { id: "007" },
    ];
    for (const each of wrong)
      expect(code.validatePet({ ...pet(1n), ...each }), JSON.stringify(Object.keys(each))).toBe(
        false,
      );
    expect(code.validatePet({ ...pet(1n), parent: null, age: of(100n) })).toBe(true);
  });

  it("are parameters of all parts of a request", async () => {
    const request = code.getPet({ id: of(MAX), "X-Trace": of(ODD), session: of(MIN) });
    expect(request.path).toBe("/pets/9223372036854775807");
    expect(request.headers).toEqual({
      "x-trace": "9007199254740993",
      cookie: "session=-9223372036854775808",
    });
    const listed = code.listPets({ ids: [of(1n), of(ODD)], ownerId: of(MAX), after: of(0n) });
    expect([...listed.query]).toEqual([
      ["ids", "1"],
      ["ids", "9007199254740993"],
      ["ownerId", "9223372036854775807"],
      ["after", "0"],
    ]);
    const sendAny = code.openApiClient({ baseUrl: "http://stub.test", fetch: fetchStub }).response;
    expect(await sendAny(code.listPets({ ownerId: of(MAX + 1n) }))).toMatchObject({ status: 400 });
    expect(await sendAny(code.listPets({ after: of(-1n) }))).toMatchObject({ status: 400 });
    expect(await sendAny(listed)).toMatchObject({ status: 200 });
    expect(code.parseListPets("ids=9007199254740993&ownerId=-1")).toMatchObject({
      ok: true,
      args: { ids: [of(ODD)], ownerId: of(-1n), after: of(0n) },
    });
    expect(code.validateListPets({ ids: [of(ODD)] }).issues ?? []).toEqual([]);
    expect(code.validateListPets({ ids: [1] }).issues ?? []).toHaveLength(1);
  });

  it("are fields of forms", async () => {
    const request = code.sendForm({ id: of(MAX), ids: [of(ODD), of(1n)] });
    expect(request.content?.body).toBe("id=9223372036854775807&ids=9007199254740993&ids=1");
    const sendAny = code.openApiClient({ baseUrl: "http://stub.test", fetch: fetchStub }).response;
    expect(await sendAny(request)).toMatchObject({ status: 204 });
    expect(await sendAny(code.sendForm({ id: of(MAX + 1n) }))).toMatchObject({ status: 400 });
  });
});
