/** The data of the shipped document's stub, for every seed. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { alliancePages } from "../../../../../generated/alliance/listAlliances.js";
import type { AllianceResource } from "../../../../../generated/alliance/schemas.js";
import { createAllianceStub } from "../../../../../generated/alliance/stub.js";
import type { AllianceStubOptions } from "../../../../../generated/alliance/stub.js";
import {
  validateAllianceArray,
  validateAllianceEnvelope,
} from "../../../../../generated/alliance/validators.js";
import { collect } from "../../../../../templates/runtime/client/rows-of.js";
import { openApiClient } from "../../../../../templates/runtime/openapi/open-api-client.js";

async function text(path: string, options: AllianceStubOptions = {}): Promise<string> {
  const { service } = createAllianceStub(options);
  return (await service({ method: "GET", url: path, headers: {}, body: "" })).body;
}

/** The alliances of a response, which must fit the schema of its envelope. */
async function alliances(options: AllianceStubOptions): Promise<readonly AllianceResource[]> {
  const payload: unknown = JSON.parse(await text("/alliances", options));
  if (options.envelope === "bare" && validateAllianceArray(payload)) return payload;
  if (validateAllianceEnvelope(payload)) {
    const { _embedded: embedded } = payload;
    return embedded.alliances;
  }
  return expect.fail(JSON.stringify(validateAllianceEnvelope.errors));
}

it.each([0, 1, 2, 7, -3, 2 ** 40, 0.5])("the data fits the schemas: seed %d", async (seed) => {
  const all = await alliances({ seed });
  expect(all).toHaveLength(300);
  expect(new Set(all.map(({ id }) => id)).size).toBe(300);
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(250);
  expect(all.some(({ townIds }) => townIds.length === 0)).toBe(true);
  expect(await alliances({ seed, envelope: "bare" })).toEqual(all);
  expect(await alliances({ seed, count: 40 })).toEqual(all.slice(0, 40));
});

it("the data is the same for the same seed, to the byte", async () => {
  const whole = await text("/alliances", { seed: 1 });
  expect(createHash("sha256").update(whole).digest("hex")).toBe(
    "5aa21cd16bf4eb83bbead8c5430b0c3755858401847efe305eb7343d4ccad87e",
  );
  expect(await text("/alliances")).toBe(whole);
  expect(await text("/alliances", { seed: 2 })).not.toBe(whole);
  expect(whole.match(/"(?:bbS|s)trength":\d+\.0[,}]/g)).toHaveLength(600);
  expect(await alliances({ data: {} })).toHaveLength(300);
});

it("the data does not depend on the order of requests", async () => {
  const paths = ["/alliances?size=3&page=4", "/alliances/search/findByName?name=x", "/alliances"];
  const { service } = createAllianceStub({ seed: 5 });
  for (const url of paths) {
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    const { body } = await service({ method: "GET", url, headers: {}, body: "" });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(body).toBe(await text(url, { seed: 5 }));
  }
});

it.each([1, 7, 299, 300, 301])("pages of size %i hold everything once", async (size) => {
  const all = await alliances({});
  for (const firstPage of [0, 1] as const) {
    const envelope = firstPage === 0 ? "bare" : "embedded";
    const stub = createAllianceStub({ firstPage, envelope });
    const send = openApiClient({ baseUrl: "https://game.example", fetch: stub });
    // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
    const pages = await collect(alliancePages(send, { size }, { firstPage }));
    expect([pages.flat(), pages.length]).toEqual([all, Math.ceil(300 / size)]);
  }
});

it("a stub gives the same responses when it has forgotten the first ones", async () => {
  const { service } = createAllianceStub();
  const get = async (size: number) =>
    (await service({ method: "GET", url: `/alliances?size=${size}`, headers: {}, body: "" })).body;
  const before = await get(299);
  // Each response is some 75 KB, and 4 MB are kept.
  // oxlint-disable-next-line no-await-in-loop -- the order is the point
  for (let size = 1000; size < 1100; size += 1) expect(await get(size)).not.toBe("");
  expect(await get(299)).toBe(before);
});
