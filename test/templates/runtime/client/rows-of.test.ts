import { expect, it } from "vitest";
import { allrevisions } from "../../../../generated/paraminfo/index.js";
import { collect, rowsOf } from "../../../../templates/runtime/client/rows-of.js";
import type { Send, Sendable } from "../../../../templates/runtime/client/send.js";
import type { ModuleDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { moduleRequests } from "../../../../templates/runtime/request/request.js";
import type { RequestMaker } from "../../../../templates/runtime/request/request.js";

it("finds rows that are in lists on the way, such as the revisions of each page", async () => {
  const answers = [
    {
      continue: { continue: "-||", arvcontinue: "3" },
      query: {
        allrevisions: [
          { title: "A", revisions: [{ revid: 1 }, { revid: 2 }] },
          { title: "B" },
          { title: "C", revisions: [{ revid: 3 }] },
        ],
      },
    },
    { query: { allrevisions: [{ title: "C", revisions: [{ revid: 4 }] }] } },
  ];
  const send: Send = async ({ arvcontinue }) => answers[arvcontinue === undefined ? 0 : 1];
  const rows = await collect(rowsOf(allrevisions(), send));
  expect(rows.map(({ revid }) => revid)).toEqual([1, 2, 3, 4]);
});

/** A list of which no response was observed, as it is generated. */
const trackingcategories: ModuleDescriptor<
  "trackingcategories",
  "list",
  true,
  { readonly prop?: string }
> = {
  name: "trackingcategories",
  path: "query+trackingcategories",
  group: "list",
  prefix: "",
  select: { action: "query", list: "trackingcategories" },
  generator: true,
  params: { prop: { type: "string" } },
  rows: false,
};

it("refuses a list of which no response was observed", async () => {
  const sent: unknown[] = [];
  const send: Send = async (parameters) => {
    sent.push(parameters);
    return { query: { trackingcategories: [{ title: "Category:A" }] } };
  };
  const request = moduleRequests<RequestMaker<typeof trackingcategories>>(trackingcategories, {
    defaults: {},
    lists: [],
  })<{
    readonly prop: string;
  }>({ prop: "x" });
  // @ts-expect-error -- the message names the missing observation
  const rows = rowsOf(request, send);
  await expect(collect(rows)).rejects.toThrow(
    "The rows of query+trackingcategories are unknown, because no response of it was observed.\nhelp: run paramsmith learn and generate again, or use continueQuery.",
  );
  expect(sent).toEqual([]);
});

const oneRevision: Send = async () => ({
  query: { allrevisions: [{ revisions: [{ revid: 1 }] }] },
});

it("takes requests whose types are not known to the compiler", async () => {
  const request: Sendable = allrevisions();
  expect(await collect(rowsOf(request, oneRevision))).toEqual([{ revid: 1 }]);
});
