import { rsdModule } from "../../../generated/actions/rsd.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { StubAction } from "../call/stub-action.js";
import { generalFacts } from "../data/site.js";
import { textOrEmpty } from "../values/row.js";

/**
 * Describes the API for blog editors (Really Simple Discovery), in XML whatever the format.
 * Observed on MediaWiki 1.39 to 1.45.
 */
export const rsd: StubAction = {
  module: rsdModule,
  run({ store }) {
    const { server, scriptpath, base } = generalFacts(store.site);
    const api = {
      name: "MediaWiki",
      preferred: "true",
      apiLink: `${textOrEmpty(server)}${textOrEmpty(scriptpath)}/api.php`,
      blogID: "",
      settings: {
        docs: "https://www.mediawiki.org/wiki/Special:MyLanguage/API",
        "0": { name: "OAuth", value: "false" },
      },
    };
    const service = {
      apis: [api],
      engineName: "MediaWiki",
      engineLink: "https://www.mediawiki.org/",
      homePageLink: textOrEmpty(base),
    };
    return ok({
      body: { version: "1.0", xmlns: "http://archipelago.phrasewise.com/rsd", service },
      output: { kind: "element", name: "rsd", type: "application/rsd+xml" },
    });
  },
};
