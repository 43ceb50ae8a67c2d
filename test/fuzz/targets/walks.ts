import { createParaminfoStub } from "../../../generated/paraminfo/stub.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { isObjectOrArray } from "../../../templates/runtime/model/json.js";
import { queries } from "../queries.js";
import { askedOf } from "../services.js";
import { holds, jsonOf, wellFormed } from "../target.js";
import type { Target } from "../target.js";

const stub = createParaminfoStub().service;

/** Answers that are asked for after the first one. */
const LONGEST = 25;

/** Parameters of a request, beside which there is room for a `continue`. */
const MOST = 900;

/** A walk through the answers of the stub, where somebody else has changed what it says of going on: `{ query, also }`. */
export const target: Target = {
  name: "walks",
  form: "json",
  seeds: () => [
    ...queries.map((query) => JSON.stringify({ query: `${query}&format=json`, also: {} })),
    ...CONTINUES.map(([query, name, value]) => JSON.stringify({ query, also: { [name]: value } })),
  ],
  run: async (input) => {
    const value = jsonOf(input);
    const query = propertyOf(value, "query");
    if (typeof query !== "string") return;
    const first = new URLSearchParams(wellFormed(query));
    // A server that PHP hands no more parameters loses the `continue` behind them, and begins anew.
    if (first.size > MOST) return;
    const also = textsOf(propertyOf(value, "also"));
    let next: Readonly<Record<string, string>> = also;
    const seen = new Set<string>();
    for (let step = 0; step < LONGEST; step += 1) {
      const wire = new URLSearchParams([...first, ...Object.entries(next)]);
      // oxlint-disable-next-line no-await-in-loop -- each request follows from the answer before it
      const answer = await askedOf(stub, {
        method: "GET",
        url: `/api.php?${wire}`,
        headers: {},
        body: "",
      });
      if (!(answer.headers["content-type"] ?? "").includes("json")) return;
      const proceed = propertyOf(JSON.parse(answer.body), "continue");
      if (!isObjectOrArray(proceed)) return;
      const texts = textsOf(proceed);
      const place = JSON.stringify(texts);
      holds(!seen.has(place), () => `The walk goes in a circle: ${wire} leads to ${place} again.`);
      seen.add(place);
      next = texts;
    }
  },
};

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isObjectOrArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      typeof each === "string" || typeof each === "number"
        ? [[wellFormed(name), wellFormed(String(each))]]
        : [],
    ),
  );
}

const CONTINUES = [
  ["action=query&list=allpages&aplimit=1", "apcontinue", "A"],
  ["action=query&list=categorymembers&cmtitle=Category:A&cmlimit=1", "cmcontinue", "page|41|1"],
  ["action=query&generator=allpages&gaplimit=1&prop=links&pllimit=1", "plcontinue", "1|0|A"],
  ["action=query&list=recentchanges&rclimit=1", "rccontinue", "20240101000000|1"],
  ["action=query&list=backlinks&bltitle=A&bllimit=1&blredirect", "blcontinue", "0|1|0|1"],
  [
    "action=query&list=usercontribs&ucuser=Alice|Bob&uclimit=1",
    "uccontinue",
    "Alice|20240101000000|1",
  ],
  ["action=query&list=allrevisions&arvlimit=1", "arvcontinue", "20240101000000|1"],
  ["action=query&list=search&srsearch=a&srlimit=1", "sroffset", "1"],
  ["action=query&list=logevents&lelimit=1", "lecontinue", "20240101000000|1"],
  ["action=query&list=alllinks&allimit=1", "alcontinue", "0|A|1"],
  ["action=query&list=querypage&qppage=Shortpages&qplimit=1", "qpoffset", "1"],
  ["action=query&list=random&rnlimit=1", "rncontinue", "0.1|0.1|1|1"],
  ["action=query&prop=imageinfo&titles=File:A&iilimit=1", "iicontinue", "A|20240101000000"],
  ["action=query&prop=revisions&titles=A&rvlimit=1", "rvcontinue", "20240101000000|1"],
  ["action=query&prop=contributors&titles=A&pclimit=1", "pccontinue", "1|1"],
  ["action=query&prop=duplicatefiles&titles=File:A&dflimit=1", "dfcontinue", "A|B"],
  ["action=query&list=exturlusage&eulimit=1", "eucontinue", "1"],
  ["action=query&list=allusers&aulimit=1", "aufrom", "A"],
  ["action=query&meta=siteinfo&siprop=interwikimap", "sicontinue", "interwikimap"],
  ["action=query&titles=A&prop=info&incontinue=0|A", "continue", "||info"],
] as const;
