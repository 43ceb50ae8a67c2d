/* oxlint-disable no-await-in-loop -- each request depends on the changes before it */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../templates/runtime/data-rest/stub.js";
import type { OpenApiStub } from "../../templates/runtime/openapi/stub/stub.js";
import { REPOSITORY } from "../generator/support/places.js";
import { openApiModel } from "../generator/support/specs.js";
import { assert } from "../random-runs.js";

const document = JSON.parse(
  readFileSync(join(REPOSITORY, "test/golden/openapi-bodies/spec.json"), "utf8"),
);
const ajv = new Ajv2020({ strict: false });
const isPet = ajv.compile({
  $ref: "#/components/schemas/Pet",
  components: document.components,
});
const api = {
  ...openApiStubApi(openApiModel(document)),
  bodies: {
    "POST /pets": { required: true as const, contents: { "application/json": {} } },
    "PUT /pets/{id}": { required: true as const, contents: { "application/json": {} } },
    "PATCH /pets/{id}": { contents: { "application/merge-patch+json": {} } },
  },
};

interface Pet {
  readonly id: number;
  readonly name: string;
  readonly tag?: string;
}

async function send(stub: OpenApiStub, method: string, url: string, value?: unknown) {
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const { status, headers, body } = await stub.service({
    method,
    url,
    headers: value === undefined ? {} : { "content-type": type },
    body: value === undefined ? "" : JSON.stringify(value),
  });
  const parsed: unknown = body === "" ? undefined : JSON.parse(body);
  return { status, headers, value: parsed };
}

const name = fc.string({ minLength: 1, maxLength: 4 });
const pet = fc.record({ name, tag: name }, { requiredKeys: ["name"] });
const step = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), pet }),
  fc.record({ kind: fc.constant("replace" as const), at: fc.nat(), pet }),
  fc.record({
    kind: fc.constant("merge" as const),
    at: fc.nat(),
    patch: fc.record({ name, tag: fc.option(name) }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("save" as const) }),
  fc.record({ kind: fc.constant("restore" as const) }),
  fc.record({ kind: fc.constant("reset" as const) }),
);

const FIRST: readonly Pet[] = [
  { id: 1, name: "a", tag: "x" },
  { id: 2, name: "b" },
];

describe("the store of a stub after random changes", () => {
  it("has the content of a list that is changed alike", async () => {
    await assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const stub = dialectStub(api, { data: { pets: FIRST } });
        let model = FIRST;
        let saved = { snapshot: stub.snapshot(), model };
        for (const each of steps) {
          const target = "at" in each ? model[each.at % (model.length || 1)] : undefined;
          const url = `/pets/${target?.id ?? 123_456_789}`;
          switch (each.kind) {
            case "create": {
              const { status, headers, value } = await send(stub, "POST", "/pets", each.pet);
              expect(status).toBe(201);
              expect(isPet(value)).toBe(true);
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above checks it
              const { id } = value as Pet;
              expect(headers["location"]).toBe(`/pets/${id}`);
              expect(model.map((known) => known.id)).not.toContain(id);
              expect(value).toEqual({ id, ...each.pet });
              model = model.concat({ id, ...each.pet });
              break;
            }
            case "replace": {
              const { status, value } = await send(stub, "PUT", url, each.pet);
              expect(status).toBe(target ? 200 : 404);
              if (target) expect(value).toEqual({ id: target.id, ...each.pet });
              model = model.map((known) =>
                known === target ? { id: known.id, ...each.pet } : known,
              );
              break;
            }
            case "merge": {
              const { status } = await send(stub, "PATCH", url, each.patch);
              expect(status).toBe(target ? 200 : 404);
              model = model.map((known) => (known === target ? patched(known, each.patch) : known));
              break;
            }
            case "remove":
              expect((await send(stub, "DELETE", url)).status).toBe(target ? 204 : 404);
              model = model.filter((known) => known !== target);
              expect((await send(stub, "GET", url)).status).toBe(404);
              break;
            case "save":
              saved = { snapshot: stub.snapshot(), model };
              break;
            case "restore":
              stub.restore(saved.snapshot);
              ({ model } = saved);
              break;
            case "reset":
              stub.reset();
              model = FIRST;
          }
          expect((await send(stub, "GET", "/pets")).value).toEqual(model);
          for (const known of model)
            expect((await send(stub, "GET", `/pets/${known.id}`)).value).toEqual(known);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function patched(
  before: Pet,
  { name: newName, tag }: { readonly name?: string; readonly tag?: string | null },
): Pet {
  const { tag: old, ...rest } = before;
  const kept = tag === undefined ? old : (tag ?? undefined);
  return {
    ...rest,
    ...(newName !== undefined && { name: newName }),
    ...(kept !== undefined && { tag: kept }),
  };
}
