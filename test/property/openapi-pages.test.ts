import { asyncProperty, constantFrom, integer, nat } from "fast-check";
import { describe, expect, it } from "vitest";
import { openApiStubApi } from "../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../templates/runtime/data-rest/stub.js";
import { createAllianceStub } from "../../generated/alliance/stub.js";
import {
  validateAllianceArray,
  validateAllianceEnvelope,
} from "../../generated/alliance/validators.js";
import { openApiModel, query } from "../generator/support/specs.js";
import { assert } from "../random-runs.js";

const SEED = 23;

/** An OpenAPI document whose wrapper says all that a wrapper may say of its page. */
const counting = openApiStubApi(
  openApiModel({
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {
      "/things": {
        get: {
          operationId: "listThings",
          parameters: [query("page", { type: "integer" }), query("size", { type: "integer" })],
          responses: {
            200: {
              description: "",
              content: {
                "application/json": {
                  schema: {
                    type: "object",
                    properties: {
                      items: {
                        type: "array",
                        items: {
                          type: "object",
                          properties: { id: { type: "integer" } },
                          required: ["id"],
                        },
                      },
                      total: { type: "integer" },
                      totalPages: { type: "integer" },
                      page: { type: "integer" },
                      count: { type: "integer" },
                      hasNext: { type: "boolean" },
                      links: {
                        type: "object",
                        properties: {
                          next: { type: "string" },
                          previous: { type: ["string", "null"] },
                        },
                        required: ["previous"],
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  }),
);

interface Page {
  readonly items: readonly { readonly id: number }[];
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly count: number;
  readonly hasNext: boolean;
  readonly links: { readonly next?: string; readonly previous: string | null };
}

describe("the pages of an OpenAPI document's stub", () => {
  it("lose nothing and double nothing, in either envelope, whatever their size", async () => {
    await assert(
      asyncProperty(
        nat(60),
        integer({ min: 1, max: 70 }),
        nat(1000),
        constantFrom("bare", "embedded"),
        constantFrom(0, 1),
        async (count, size, seed, envelope, firstPage) => {
          const stub = createAllianceStub({ count, seed, envelope, firstPage });
          const rows = async (search: string): Promise<readonly { readonly id: string }[]> => {
            const response = await stub(new Request(`https://x.example/alliances${search}`));
            const payload: unknown = await response.json();
            if (envelope === "bare") return validateAllianceArray(payload) ? payload : [];
            expect(validateAllianceEnvelope(payload)).toBe(true);
            if (!validateAllianceEnvelope(payload)) return [];
            const { _embedded: embedded } = payload;
            return embedded.alliances;
          };
          const all = await rows("");
          expect(all).toHaveLength(count);
          const numbers = Array.from(
            { length: Math.ceil(count / size) + 2 },
            (_, index) => index + firstPage,
          );
          const pages = await Promise.all(
            numbers.map((page) => rows(`?size=${size}&page=${page}`)),
          );
          expect(pages.flat()).toEqual(all);
          expect(new Set(all.map(({ id }) => id)).size).toBe(count);
          for (const [index, page] of pages.entries())
            expect(page).toHaveLength(Math.max(0, Math.min(size, count - index * size)));
        },
      ),
      { seed: SEED, numRuns: 150 },
    );
  });

  it("say how many there are, which one they are and where the next one is", async () => {
    await assert(
      asyncProperty(nat(40), integer({ min: 1, max: 45 }), nat(1000), async (count, size, seed) => {
        const stub = dialectStub(counting, { count, seed, basePath: "/api" });
        const found: number[] = [];
        let path: string | undefined = `/api/things?size=${size}&page=0`;
        let before: string | null = null;
        for (let number = 0; path !== undefined; number += 1) {
          // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
          const response: Response = await stub(new Request(`https://x.example${path}`));
          // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
          const page: Page = await response.json();
          expect(page).toMatchObject({
            total: count,
            totalPages: Math.ceil(count / size),
            page: number,
            count: page.items.length,
            hasNext: page.links.next !== undefined,
          });
          expect(page.links.previous).toBe(before);
          before = path;
          path = page.links.next;
          found.push(...page.items.map(({ id }) => id));
        }
        expect(found).toHaveLength(count);
        expect(new Set(found).size).toBe(count);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
