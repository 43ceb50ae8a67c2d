import { hasErrors } from "../../../generator/base/diagnostic.js";
import { parseDocument } from "../../../generator/base/document.js";
import { readSpecs, SHIPPED_SPECS } from "../../../generator/serve/read-specs.js";
import { makeServices } from "../../../generator/serve/services.js";
import {
  unknownDataDiagnostics,
  openApiDataDiagnostics,
  readWikis,
} from "../../../generator/serve/service-data.js";
import { packageRoot } from "../../../generator/project/folders.js";
import { sample } from "../../../templates/wiki/data/sample.js";
import { placesOfWikis } from "../../hostile/stub-data.js";
import { queries } from "../queries.js";
import { askedOf } from "../services.js";
import { holds } from "../target.js";
import type { Target } from "../target.js";

const specs = readSpecs(SHIPPED_SPECS, packageRoot()).value ?? [];

const ALLIANCE = {
  id: "5f3a",
  name: "N",
  strength: 1,
  bbStrength: 0,
  leaderId: "77",
  townIds: ["1"],
  vulnerabilityWindow: 3,
};

/** A file of `serve --data`; what it holds is asked for. */
export const target: Target = {
  name: "data",
  form: "json",
  seeds: () => SEEDS.map((seed) => JSON.stringify(seed)),
  run: async (input) => {
    const { value: data, diagnostics } = parseDocument("data.json", input);
    holds(
      (data === undefined) === hasErrors(diagnostics),
      () => "There are data and errors, or neither.",
    );
    if (!data) return;
    const wikis = readWikis(data, specs);
    holds(
      (wikis.value === undefined) === hasErrors(wikis.diagnostics),
      () => "There are wikis and errors, or neither.",
    );
    const faults = await openApiDataDiagnostics(data, data.value, specs);
    if (!wikis.value || faults.length > 0) return;
    if (unknownDataDiagnostics(data, specs).length > 0) return;
    const made = makeServices(specs, { seed: 1, envelope: "embedded", data, wikis: wikis.value });
    const asked = queries[input.length % queries.length] ?? "";
    for (const { spec, handler, at } of made) {
      const urls =
        spec.kind === "catalogue"
          ? [`${at}?${asked}`, `${at}?${EVERYTHING}`, `${at}?${PAGES}`]
          : ["/alliances?size=2", "/alliances/search/findByName?name=N"];
      for (const url of urls) {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time
        await askedOf(handler.service, { method: "GET", url, headers: {}, body: "" });
      }
    }
  },
};

const EVERYTHING =
  "action=query&format=json&formatversion=2&list=allpages|allusers|allcategories|recentchanges|logevents|blocks|tags|alllinks|allrevisions|protectedtitles|filearchive|allimages&meta=siteinfo|userinfo&siprop=general|namespaces|statistics|interwikimap|namespacealiases|specialpagealiases|magicwords|usergroups|extensions|languages&rcprop=title|ids|user|comment|flags|sizes|loginfo|tags|timestamp|sha1";

const PAGES =
  "action=query&format=json&generator=allpages&gaplimit=5&prop=info|revisions|categories|links|templates|images|extlinks|iwlinks|langlinks|pageprops|contributors|imageinfo|redirects|linkshere&inprop=url|protection|displaytitle|talkid&rvprop=ids|content|user|size|sha1|tags|comment&rvslots=*&iiprop=url|size|sha1|mime";

/** The sample wiki, cut down: everything that a wiki has, and of its pages those that are short. */
function wholeWiki(): object {
  const { pages = [], ...rest } = sample;
  const short = pages.filter((page) => JSON.stringify(page).length < 400);
  return { ...rest, pages: short };
}

const SEEDS: readonly unknown[] = [
  {},
  { alliance: { alliances: [ALLIANCE] } },
  {
    alliance: { alliances: [ALLIANCE, { ...ALLIANCE, id: "5f3b", name: "", townIds: [] }] },
    paraminfo: { pages: [{ title: "A" }] },
  },
  {
    paraminfo: {
      pages: [
        {
          title: "Apple",
          text: "A [[fruit]]. [[Category:B]] {{T}} [https://a.example x] [[de:A]] [[File:A.png]]",
        },
        { title: "B", text: "#REDIRECT [[Apple]]" },
      ],
    },
  },
  { paraminfo: wholeWiki() },
  ...placesOfWikis().map(({ withText }) => ({ paraminfo: withText("A") })),
];
