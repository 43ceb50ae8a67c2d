import type { JsonObject } from "../../../templates/runtime/model/json.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../wiki/learned.js";

const time = (day: number): string => `2024-01-${String(day).padStart(2, "0")}T00:00:00Z`;

const stub = wikiStub(
  { api: catalogueApi(), results: learnedResults() },
  createWiki({
    users: [
      { name: "Admin", userid: 1, groups: ["sysop", "bureaucrat", "suppress"] },
      { name: "Bea", userid: 2, groups: ["bot"] },
      { name: "Cleo", userid: 3 },
      { name: "Shade", userid: 4, hidden: true },
    ],
    pages: [
      {
        title: "Apple",
        revisions: [
          { text: "One", user: "Bea", comment: "made", timestamp: time(1), tags: ["fruit"] },
          { text: "One two", user: "192.0.2.7", timestamp: time(2), minor: true, userhidden: true },
          {
            text: "Lead\n\n== A ==\nx\n=== B ===\ny\n== C ==\nz",
            user: "Bea",
            comment: "more",
            timestamp: time(3),
          },
        ],
      },
      {
        title: "Pear",
        revisions: [{ text: "P", user: "Cleo", timestamp: time(4), texthidden: true }],
      },
      {
        title: "User:Bea/x.js",
        revisions: [{ text: "1;", user: "192.0.2.9", timestamp: time(5) }],
      },
    ],
    deleted: [
      {
        title: "Gone",
        revisions: [
          { text: "G", user: "Cleo", timestamp: time(6) },
          { text: "G2", user: "Bea", timestamp: time(7), commenthidden: true, comment: "secret" },
        ],
      },
    ],
    blocks: [
      { user: "Cleo", reason: "why", timestamp: time(8), expiry: "2090-03-01T12:00:00Z" },
      { user: "198.51.100.0/24", timestamp: time(9), expiry: "infinity" },
      { user: "Shade", timestamp: time(10), hidden: true },
    ],
  }),
);

/** What the stub answers, in format version 2, about a wiki of three pages, one deleted page and four users. */
export async function ask(request: string, as?: "Admin"): Promise<JsonObject> {
  const answer = await stub.service({
    method: "GET",
    url: `/api.php?action=query&format=json&formatversion=2&errorformat=plaintext&${request}`,
    headers: as ? { cookie: `paramsmith_user=${as}` } : {},
    body: "",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON objects
  return JSON.parse(answer.body) as JsonObject;
}

/** The codes of the errors and of the warnings that an answer has. */
export async function codes(
  request: string,
  as?: "Admin",
): Promise<readonly (readonly string[])[]> {
  const { errors = [], warnings = [] } = await ask(request, as);
  return [errors, warnings].map((list) => (Array.isArray(list) ? list.map(codeOf) : []));
}

function codeOf(message: unknown): string {
  return typeof message === "object" && message !== null && "code" in message
    ? String(message.code)
    : "";
}
