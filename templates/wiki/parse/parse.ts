import { parseModule } from "../../../generated/actions/parse.js";
import { escapeHtml } from "../../runtime/http/html.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import type { ParserOutput } from "../render/parser-output.js";
import { renderSummary } from "../render/render-summary.js";
import { renderWikitext } from "../render/render-wikitext.js";
import { parseTree } from "../wikitext/parse-tree.js";
import { hasMarkup } from "../wikitext/saved-text.js";
import { parseFields, parseVersion1 } from "./parse-fields.js";
import { parseSubject } from "./parse-subject.js";
import type { ParseSubject } from "./parse-subject.js";
import { textToSave } from "./sent-text.js";

/** Parses pages and texts, as `action=parse` does. Observed on MediaWiki 1.39 to 1.43. */
export const parseAction: StubAction = {
  module: parseModule,
  unsupported: [
    "disablepp",
    "disablestylededuplication",
    "effectivelanglinks",
    "parser",
    "parsoid",
    "showstrategykeys",
    "useskin",
    "usearticle",
  ],
  fields: () => parseVersion1,
  run(call) {
    const { args, store } = call;
    const prop = argumentList(call, "prop").map(String);
    const wantsTree = args["generatexml"] === true || prop.includes("parsetree");
    const unsupported = prop.find((name) => UNSUPPORTED_PROPS.has(name));
    if (unsupported !== undefined)
      return refused("notimplemented", `The stub does not implement ${unsupported} of parse.`);
    const found = parseSubject(call);
    if (found.kind === "refused") return found;
    const subject = found.value;
    const { title, text, model, stored, warnings } = subject;
    const pst = textToSave(call, text, model);
    const wikitext = prop.includes("wikitext") && { wikitext: text };
    const summary = summaryOf(call, subject);
    if (!stored && args["onlypst"] === true)
      return ok({ body: { parse: { text: pst, ...wikitext, ...summary } }, warnings });
    if (wantsTree && model !== "wikitext")
      return refused("notwikitext", "Only wikitext has a parse tree.");
    const isSaved = !stored && args["pst"] === true;
    const parsed = isSaved ? pst : text;
    const output = parserOutput(call, { ...subject, text: parsed });
    const fields = prop.map((name) => parseFields[name]?.(output, title, call) ?? {});
    const needsVars = prop.includes("modules") && !prop.includes("jsconfigvars");
    return ok({
      body: {
        parse: {
          title: title.text,
          pageid: args["pageid"] ?? store.pageByTitle(title.ns, title.key)?.["pageid"] ?? 0,
          ...stored,
          ...summary,
          ...Object.assign({}, ...fields),
          ...wikitext,
          ...(wikitext && isSaved && { psttext: pst }),
          ...(wantsTree && { parsetree: parseTree(store.site, parsed) }),
        },
      },
      warnings: [...warnings, ...(needsVars ? [WITHOUT_VARS] : [])],
      unrendered: [...output.unrendered],
    });
  },
};

const WITHOUT_VARS = {
  code: "moduleswithoutvars",
  text: "modules is requested without jsconfigvars.",
};

/** Properties that depend on the skin or the server load. */
const UNSUPPORTED_PROPS: ReadonlySet<string> = new Set([
  "encodedjsconfigvars",
  "limitreportdata",
  "limitreporthtml",
  "subtitle",
]);

function parserOutput(
  { args, store }: ActionCall,
  { title, text, model }: ParseSubject,
): ParserOutput {
  const isWikitext = model === "wikitext";
  const hasEditLinks = isWikitext && args["disableeditsection"] !== true;
  const output = renderWikitext(store, title, hasMarkup(model) ? text : "", { hasEditLinks });
  if (isWikitext) return output;
  const html = escapeHtml(text);
  if (!hasMarkup(model)) {
    const unrendered = new Set(model === "text" ? [] : [`content of the model ${model}`]);
    return { ...output, html, unrendered };
  }
  const name = model === "css" ? "mw-css" : "mw-js";
  return {
    ...output,
    sections: [],
    html: `<pre class="mw-code ${name}" dir="ltr">${html}\n</pre>\n`,
    unrendered: new Set(),
  };
}

/** An edit summary as HTML. The summary of a new section contains its title. */
function summaryOf(call: ActionCall, { title }: ParseSubject): JsonObject {
  const isNew = call.args["section"] === "new";
  const summary = argumentText(call, "summary");
  const heading = isNew ? argumentText(call, "sectiontitle") : undefined;
  if (summary === undefined && heading === undefined) return {};
  const first = heading || summary || "";
  const isMade = isNew && !(heading && summary) && first !== "";
  const text = isMade ? `/* ${first} */ new section` : argumentOrEmpty(call, "summary");
  return { parsedsummary: renderSummary(call.store, title, text, isNew) };
}
