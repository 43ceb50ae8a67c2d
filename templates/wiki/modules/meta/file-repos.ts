import { isJsonObject } from "../../../runtime/model/json.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { listOrEmpty, textOrEmpty } from "../../values/row.js";
import { generalFacts } from "../../data/site.js";

/** The repositories of files, from the wiki's facts. */
export const fileRepos: CustomModule = (call, result) => {
  const { repos } = call.store.site.facts;
  const known = listOrEmpty(repos).filter(isJsonObject);
  const { server } = generalFacts(call.store.site);
  const show = fieldRenderer(rowFields(result), call, "repos");
  return ok({
    query: {
      repos: known.map((repo) => show({ favicon: `${textOrEmpty(server)}/favicon.ico`, ...repo })),
    },
  });
};
