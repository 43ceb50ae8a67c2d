import type { AnyModule } from "../../runtime/model/descriptor.js";
import { tableOfContents } from "../render/headings.js";
import { childrenOf } from "./found-modules.js";
import { resolvedLinks } from "./help-link.js";
import type { HelpPart } from "./help-part.js";
import { headingText, moduleSection } from "./module-section.js";
import type { HelpContext } from "./module-section.js";
import { rootSections } from "./root-sections.js";

/** The parameters of a request for help. */
export interface HelpOptions {
  readonly submodules: boolean;
  readonly recursive: boolean;
  readonly toc: boolean;
}

/** The help of modules as HTML, without the frame of the page. */
export function helpBody(
  modules: readonly AnyModule[],
  options: HelpOptions,
  context: HelpContext & { readonly script: string },
): string {
  const taken = new Set<string>();
  const { html, headings } = partsOf(modules, options, context, { level: 2, numbers: [], taken });
  const toc = options.toc
    ? tableOfContents(
        headings.map(({ anchor, line, level, number }, index) => ({
          anchor,
          line,
          level,
          number,
          tocLevel: level - 1,
          index: index + 1,
          offset: 0,
        })),
      ).replaceAll(/ tocsection-\d+/g, "")
    : "";
  return resolvedLinks(LEAD + toc + html, taken, context.script);
}

const MANUAL = "https://www.mediawiki.org/wiki/Special:MyLanguage/API:Main_page";
const LEAD = `<p>This page documents the modules of the API.\n</p><p>Manual: <a class="external free" href="${MANUAL}">${MANUAL}</a>\n</p>`;

interface HelpPosition {
  readonly level: number;
  /** The numbers of the headings above. */
  readonly numbers: readonly number[];
  /** The anchors of the page so far. */
  readonly taken: Set<string>;
}

function partsOf(
  modules: readonly AnyModule[],
  options: HelpOptions,
  context: HelpContext,
  { level, numbers, taken }: HelpPosition,
): HelpPart {
  const isWithBelow = options.submodules || options.recursive;
  const parts = modules.map((module, index): HelpPart => {
    const anchor = uniqueAnchor(module.path, taken);
    const here = [...numbers, index + 1];
    const below = childrenInGroups(module, context);
    const isAlone = modules.length === 1 && !(isWithBelow && below.length > 0);
    const section = moduleSection(module, { level, anchor, isAlone }, context);
    const inner = partsOf(
      isWithBelow ? below : [],
      { ...options, submodules: options.recursive },
      context,
      { level: level + 1, numbers: here, taken },
    );
    const root =
      module.path === "main"
        ? rootSections(level + 1, here, isWithBelow ? below.length : 0)
        : NO_PART;
    const own = { anchor, line: headingText(module), level, number: here.join(".") };
    return {
      html: section + inner.html + root.html,
      headings: [own, ...inner.headings, ...root.headings],
    };
  });
  return {
    html: parts.map(({ html }) => html).join(""),
    headings: parts.flatMap(({ headings }) => headings),
  };
}

const NO_PART: HelpPart = { html: "", headings: [] };

function uniqueAnchor(path: string, taken: Set<string>): string {
  let anchor = path;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${path}|${count}`;
  taken.add(anchor);
  return anchor;
}

/** The modules below one, by the parameter that selects them. */
function childrenInGroups(module: AnyModule, { modules }: HelpContext): readonly AnyModule[] {
  const children = childrenOf(module.path, modules);
  return Object.keys(module.params).flatMap((name) =>
    children.filter(({ group }) => group === name),
  );
}
