import { isJsonObject } from "../../../model/json.js";
import type { JsonObject } from "../../../model/json.js";
import { argumentList, argumentText } from "../../call/module-call.js";
import { rowFields, showing } from "../../select/fields.js";
import type { OwnModule } from "../../call/module-response.js";
import { ok } from "../../../query-service/outcome.js";
import { objectIn } from "../../values/row.js";

/** Languages that the wiki's facts know, each with what is asked for. */
export const languageInfo: OwnModule = (asked, result) => {
  const { languageinfo } = asked.store.site.facts;
  const known = objectIn(languageinfo);
  const codes = argumentList(asked, "code").map(String);
  const isAll = codes.length === 1 && codes[0] === "*";
  const from = argumentText(asked, "continue");
  const show = showing(rowFields(result), asked, "languageinfo");
  const wanted = Object.entries(known).filter(
    ([code]) => (isAll || codes.includes(code)) && (from === undefined || code >= from),
  );
  const said = wanted.map(([code, language]): [string, JsonObject] => [
    code,
    show(isJsonObject(language) ? language : { code }),
  ]);
  const unknown = isAll ? [] : codes.filter((code) => known[code] === undefined);
  return ok({
    query: { languageinfo: Object.fromEntries(said) },
    ...(unknown.length > 0 && {
      warnings: [
        {
          code: "unrecognizedvalues",
          text: `${asked.module.prefix}code: these are no languages of the wiki: ${unknown.join(", ")}`,
        },
      ],
    }),
  });
};
