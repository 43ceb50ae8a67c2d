import { isJsonObject } from "../../../runtime/model/json.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { argumentList, argumentText } from "../../call/module-call.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { objectOrEmpty } from "../../values/row.js";

/** The wiki's languages, with the requested fields. */
export const languageInfo: CustomModule = (call, result) => {
  const { languageinfo } = call.store.site.facts;
  const known = objectOrEmpty(languageinfo);
  const codes = argumentList(call, "code").map(String);
  const isAll = codes.length === 1 && codes[0] === "*";
  const from = argumentText(call, "continue");
  const show = fieldRenderer(rowFields(result), call, "languageinfo");
  const wanted = Object.entries(known).filter(
    ([code]) => (isAll || codes.includes(code)) && (from === undefined || code >= from),
  );
  const languages = wanted.map(([code, language]): [string, JsonObject] => [
    code,
    show(isJsonObject(language) ? language : { code }),
  ]);
  const unknown = isAll ? [] : codes.filter((code) => known[code] === undefined);
  return ok({
    query: { languageinfo: Object.fromEntries(languages) },
    ...(unknown.length > 0 && {
      warnings: [
        {
          code: "unrecognizedvalues",
          text: `${call.module.prefix}code: these are no languages of the wiki: ${unknown.join(", ")}`,
        },
      ],
    }),
  });
};
