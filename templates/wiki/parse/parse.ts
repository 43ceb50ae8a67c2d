import { escapeHtml } from "../../runtime/http/html.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import type { ParserOutput } from "../render/parser-output.js";
import { renderSummary } from "../render/render-summary.js";
import { renderWikitext } from "../render/render-wikitext.js";
import { parseTree } from "../wikitext/parse-tree.js";
import { hasMarkup } from "../wikitext/saved-text.js";
import { parseFields } from "./parse-fields.js";
import { parseModule } from "../../../generated/actions/parse.js";
import { textToSave } from "./named-page.js";
import { parseSubject } from "./parse-subject.js";
import { parseVersion1 } from "./version1-fields.js";
import type { ParseSubject } from "./parse-subject.js";

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
    const prop = Array.isArray(args["prop"]) ? args["prop"].map(String) : [];
    const wantsTree = args["generatexml"] === true || prop.includes("parsetree");
    const unsupported = prop.find((name) => UNSUPPORTED_PROPS.has(name));
    if (unsupported !== undefined)
      return refused("notimplemented", `The stub does not implement ${unsupported} of parse.`);
    const found = parseSubject(call);
    if (found.kind === "refused") return found;
    const subject = found.value;
    const pst = textToSave(call, subject.text, subject.model);
    if (subject.isSent && args["onlypst"] === true)
      return ok({
        body: {
          parse: {
            text: pst,
            ...(prop.includes("wikitext") && { wikitext: subject.text }),
            ...summaryOf(call, subject),
          },
        },
        warnings: subject.warnings,
      });
    if (wantsTree && subject.model !== "wikitext")
      return refused("notwikitext", "Only wikitext has a parse tree.");
    const text = subject.isSent && args["pst"] === true ? pst : subject.text;
    const output = parserOutput(call, { ...subject, text });
    const needsVars = prop.includes("modules") && !prop.includes("jsconfigvars");
    return ok({
      body: {
        parse: {
          ...responseOf(call, subject, prop, output, pst),
          ...(wantsTree && { parsetree: parseTree(store.site, text) }),
        },
      },
      warnings: [...subject.warnings, ...(needsVars ? [WITHOUT_VARS] : [])],
      unrendered: [...output.unrendered],
    });
  },
};

const WITHOUT_VARS = {
  code: "moduleswithoutvars",
  text: "modules are requested without jsconfigvars.",
};

/** Those that depend on the skin or on the load of the server. */
const UNSUPPORTED_PROPS: ReadonlySet<string> = new Set([
  "categorieshtml",
  "encodedjsconfigvars",
  "headhtml",
  "limitreportdata",
  "limitreporthtml",
  "subtitle",
]);

function parserOutput({ args, store }: ActionCall, subject: ParseSubject): ParserOutput {
  const { title, text, model } = subject;
  if (model === "wikitext")
    return renderWikitext(store, title, text, {
      hasEditLinks: args["disableeditsection"] !== true,
    });
  const markup = hasMarkup(model) ? text : "";
  const output = renderWikitext(store, title, markup, { hasEditLinks: false });
  if (model === "css" || model === "javascript") {
    const name = model === "css" ? "mw-css" : "mw-js";
    return {
      ...output,
      sections: [],
      html: `<pre class="mw-code ${name}" dir="ltr">${escapeHtml(text)}\n</pre>\n`,
      unrendered: new Set(),
    };
  }
  return {
    ...output,
    html: escapeHtml(text),
    unrendered: new Set(model === "text" ? [] : [`content of the model ${model}`]),
  };
}

function responseOf(
  call: ActionCall,
  subject: ParseSubject,
  prop: readonly string[],
  output: ParserOutput,
  pst: string,
): JsonObject {
  const { args, store } = call;
  const { title, text, revid, redirects, isDeleted, isSent } = subject;
  const page = store.pageByTitle(title.ns, title.key);
  return {
    title: title.text,
    pageid: args["pageid"] ?? page?.["pageid"] ?? 0,
    ...(isDeleted && { textdeleted: true }),
    ...(revid !== undefined && { revid }),
    ...(redirects && { redirects }),
    ...summaryOf(call, subject),
    ...Object.assign({}, ...prop.map((name) => parseFields[name]?.(output, title, call) ?? {})),
    ...(prop.includes("wikitext") && { wikitext: text }),
    ...(prop.includes("wikitext") && isSent && args["pst"] === true && { psttext: pst }),
  };
}

/** The summary of an edit as HTML. That of a new section is made of its title. */
function summaryOf({ args, store }: ActionCall, { title }: ParseSubject): JsonObject {
  const { section, summary, sectiontitle } = args;
  const isNew = section === "new";
  if (summary === undefined && (!isNew || sectiontitle === undefined)) return {};
  const [own, heading] = [summary, sectiontitle].map((text) =>
    typeof text === "string" ? text : "",
  );
  const first = heading || own || "";
  const isMade = isNew && (heading === "" || own === "") && first !== "";
  const text = isMade ? `/* ${first} */ new section` : (own ?? "");
  return { parsedsummary: renderSummary(store, title, text, isNew) };
}
