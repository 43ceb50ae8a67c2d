import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { helpOf, paramHelpOf } from "../call/module-help.js";
import type { ModuleTexts, ModuleHelp } from "../call/module-help.js";
import type { Modules } from "./found-modules.js";
import { helpBlocks, helpHtml } from "./help-text.js";
import { selectedPath } from "./module-info.js";
import { paramUsage } from "./param-usage.js";

/** The facts that the help of all modules of a page depends on. */
export interface HelpContext {
  readonly modules: Modules;
  readonly texts: ModuleTexts;
  readonly namespaces: readonly number[];
  /** The path of special pages on the wiki, for their titles without the namespace. */
  readonly special: (title: string) => string;
  /** Whether parameters have anchors, as since MediaWiki 1.43. */
  readonly hasAnchors: boolean;
}

/** The place of a module in a page. */
export interface SectionPlace {
  readonly level: number;
  readonly anchor: string;
  /** Whether the module is the page's only one, without those below it. */
  readonly isAlone: boolean;
}

/** The help of a module as HTML, with the elements of `ApiHelp::getHelpInternal` of MediaWiki. */
export function moduleSection(
  module: AnyModule,
  { level, anchor, isAlone }: SectionPlace,
  context: HelpContext,
): string {
  const help = helpOf(context.texts, module.path);
  return [
    heading(module, level, anchor) + linkTrail(module, isAlone, context),
    flags(module, context),
    helpHtml(helpBlocks(help?.description ?? "")).join(""),
    manualLink(help),
    parameters(module, help, anchor, context),
    "",
    "",
  ].join("\n");
}

/** The heading of a module: its group and name, and its prefix. */
export function headingText({ path, group, name, prefix }: AnyModule): string {
  if (path === "main") return "Main module";
  return `${escapeHtml(`${group}=${name}`)}${prefix === "" ? "" : ` (${escapeHtml(prefix)})`}`;
}

function heading(module: AnyModule, level: number, anchor: string): string {
  const name = `h${Math.min(6, level)}`;
  const attributes =
    module.path === "main"
      ? 'class="apihelp-header"'
      : 'class="apihelp-header apihelp-module-name" dir="ltr" lang="en"';
  return `<${name} ${attributes} id="${escapeAttribute(anchor)}">${headingText(module)}</${name}>`;
}

/** The names of a module and of those above it, with links; nothing for the root alone. */
function linkTrail({ path }: AnyModule, isAlone: boolean, { special }: HelpContext): string {
  const steps = path === "main" ? [] : path.split("+");
  const paths = ["main", ...steps.map((_, index) => steps.slice(0, index + 1).join("+"))];
  if (isAlone && paths.length === 1) return "";
  const links = paths.map((each) => {
    const name = escapeHtml(each.slice(each.lastIndexOf("+") + 1));
    return isAlone && each === path
      ? `<b dir="ltr" lang="en">${name}</b>`
      : `<a href="${escapeAttribute(special(`ApiHelp/${each}`))}" class="apihelp-linktrail" dir="ltr" lang="en">${name}</a>`;
  });
  return `<div class="apihelp-linktrail">(${links.join(" | ")})</div>`;
}

function flags(module: AnyModule, { special }: HelpContext): string {
  const items = FLAGS.flatMap(([name, text]) =>
    module[name] ? [`<span class="apihelp-flag-${name}">${text}</span>`] : [],
  );
  const license = special("Version/License/MediaWiki");
  const more = [
    '<span class="apihelp-source">Source: <span dir="ltr" lang="en">MediaWiki</span></span>',
    `<span class="apihelp-license">License: <a href="${escapeAttribute(license)}" title="Special:Version/License/MediaWiki"><span dir="ltr" lang="en">GPL-2.0-or-later</span></a></span>`,
  ];
  const list = [...items, ...more].map((each) => `<li>${each}</li>`).join("");
  return `<div class="apihelp-block apihelp-flags"><ul>${list}</ul></div>`;
}

/** In the order of `ApiBase::getHelpFlags`. */
const FLAGS = [
  ["deprecated", "Deprecated."],
  ["readrights", "For users who can read the wiki."],
  ["writerights", "For users who can change the wiki."],
  ["mustbeposted", "Send requests by POST."],
  ["generator", "Also a generator."],
] as const;

function manualLink(help: ModuleHelp | undefined): string {
  if (help?.manual === undefined) return "";
  const link = `<a href="${escapeAttribute(help.manual)}" dir="ltr">${escapeHtml(help.manual)}</a>`;
  return `<div class="apihelp-block apihelp-help-urls"><ul><li>${link}</li></ul></div>`;
}

function parameters(
  module: AnyModule,
  help: ModuleHelp | undefined,
  anchor: string,
  context: HelpContext,
): string {
  const all = [...Object.entries(module.params), ...Object.entries(module.templates ?? {})];
  if (all.length === 0) return "";
  const head = `<div class="apihelp-block-head">${all.length === 1 ? "Parameter" : "Parameters"}</div>`;
  const note =
    module.path === "main"
      ? ""
      : '<div class="apihelp-block-header">The parameters of the main module also apply.</div>';
  const items = all.map(([name, param]) =>
    parameter(module, name, param, paramHelpOf(help, name, param), anchor, context),
  );
  return `<div class="apihelp-block apihelp-parameters">${head}${note}<dl>${items.join("")}</dl></div>`;
}

function parameter(
  module: AnyModule,
  name: string,
  param: ParamDescriptor,
  text: string | undefined,
  anchor: string,
  { modules, namespaces, hasAnchors }: HelpContext,
): string {
  const { path, prefix } = module;
  const sent = prefix + name;
  const id = hasAnchors ? ` id="${escapeAttribute(`${anchor}:${sent}`)}"` : "";
  const values = param.type === "enum" ? param.values : [];
  const description =
    text === undefined
      ? '<span class="apihelp-empty">(no description)</span>'
      : helpHtml(helpBlocks(text, values)).join("");
  const usage = paramUsage(param, {
    prefix,
    namespaces,
    moduleOf: (value) => selectedPath(path, name, value, modules),
  });
  return [
    `<dt><span dir="ltr" lang="en"${id}>${escapeHtml(sent)}</span></dt>`,
    param.deprecated
      ? '<dd class="info"><strong class="apihelp-deprecated">Deprecated.</strong></dd>'
      : "",
    `<dd class="description">${description}</dd>`,
    ...usage.map((each) => `<dd class="info">${each}</dd>`),
  ].join("");
}
