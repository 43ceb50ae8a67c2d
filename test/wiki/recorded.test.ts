import { beforeAll, expect, it } from "vitest";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import {
  readExchanges,
  RECORDINGS,
  writeExchanges,
  writeRecordedWiki,
} from "../templates/wiki/recorded/exchange.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import { askBoth, differenceOf, twinsOf } from "./twins.ts";
import type { Twins } from "./twins.ts";

/** Differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 5);

/** The versions whose answers the tests without a wiki expect. */
const VERSION = /^1\.4[35]\./;

/** What {@link askBoth} adds to a request. */
const ADDED = "&errorformat=plaintext&format=json";

const wiki = useWiki(() => startFilledWiki("first"));
let twins: Twins;
let isRecording: boolean;

beforeAll(async () => {
  twins = await twinsOf(wiki(), { messages: "all" });
  isRecording = process.env["UPDATE_ANSWERS"] === "1" && VERSION.test(wiki().version);
  if (!isRecording) return;
  const { catalogue, site } = await wholeCatalogue(wiki());
  const content = createWiki(await exportWiki(wiki().directory));
  writeRecordedWiki({ catalogue, site, content });
});

it.each(RECORDINGS)("the stub answers the requests of %s as the wiki does", async (name) => {
  const exchanges = readExchanges(name);
  const compared = [];
  for (const user of [undefined, "Admin"] as const) {
    const own = exchanges.filter((exchange) => exchange.user === user);
    const requests = own.map(({ request }) => request.slice(0, -ADDED.length));
    // oxlint-disable-next-line no-await-in-loop -- one user after the other
    for (const [index, responses] of (await askBoth(twins, requests, user)).entries())
      compared.push({ exchange: own[index], responses, difference: differenceOf(responses) });
  }
  const differences = compared.flatMap(({ difference }) => difference ?? []);
  // Lines whose responses differ are dropped.
  const equal = compared.filter(({ difference }) => difference === undefined);
  if (isRecording)
    writeExchanges(
      name,
      equal.flatMap(({ exchange, responses: { server: value } }) =>
        exchange ? [{ ...exchange, answer: { kind: "json", value } }] : [],
      ),
    );
  console.log(
    [...differences.slice(0, SHOW), `${equal.length} of ${exchanges.length} equal`].join("\n"),
  );
  expect(differences).toEqual([]);
});
