import { isJsonObject } from "../../json.js";
import { rowFields, showing } from "../fields.js";
import type { OwnModule } from "../module-answer.js";
import { answered } from "../refusal.js";
import { listIn, textIn } from "../row.js";
import { generalFacts } from "../site.js";

/** Where the wiki's files come from, as its facts say. */
export const fileRepos: OwnModule = (asked, result) => {
  const { repos } = asked.store.site.facts;
  const known = listIn(repos).filter(isJsonObject);
  const { server } = generalFacts(asked.store.site);
  const show = showing(rowFields(result), asked, "repos");
  return answered({
    query: {
      repos: known.map((repo) => show({ favicon: `${textIn(server)}/favicon.ico`, ...repo })),
    },
  });
};
