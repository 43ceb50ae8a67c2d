/**
 * Adds "Paramsmith TypeScript" to the formats in which Special:ApiSandbox shows a request: the code
 * that `paramsmith inspect` prints. The modules are those of the wiki itself.
 *
 * Core modules are imported from the package. If `window.paramsmithSandbox` has a `folder`, such as
 * `./src/api/wiki`, all modules are imported from there: the code that is generated for the wiki.
 */
import { missingModules, requestCode } from "./request-code.js";
import type { Module } from "../../../../generator/spec/source/types.js";

/** The parts of MediaWiki's scripts that this script uses. */
interface MediaWiki {
  readonly Api: new () => { get(parameters: object): PromiseLike<ParamInfo> };
  readonly hook: (name: string) => { add(listener: RequestListener): void };
  readonly widgets: { readonly CopyTextLayout: new (config: object) => CopyTextLayout };
}

interface ParamInfo {
  readonly paraminfo: { readonly modules: readonly Module[] };
}

/** Listens to requests that the sandbox formats. It shows the items that the listeners add. */
type RequestListener = (
  items: unknown[],
  displayParams: Readonly<Record<string, string | number>>,
) => void;

interface CopyTextLayout {
  readonly textInput: { setValue(text: string): void; updatePosition(): void };
  on(event: "toggle", listener: (isVisible: boolean) => void): void;
}

interface Settings {
  /** The import path of the code that is generated for the wiki. */
  readonly folder?: string;
  /** The ending of imports from the folder. Default: `.js`. */
  readonly extension?: string;
}

declare global {
  interface Window {
    readonly paramsmithSandbox?: Settings;
  }
}

declare const mw: MediaWiki;
declare const OO: { readonly ui: { readonly MenuOptionWidget: new (config: object) => unknown } };

const LABEL = "Paramsmith TypeScript";

/** Descriptions of modules by path, from the first request that selects them. */
const descriptions = new Map<string, Module>();

/** The descriptions of `main` and of the modules that a request selects. */
async function modulesOf(request: string): Promise<readonly Module[]> {
  let missing: readonly string[] = descriptions.has("main") ? [] : ["main"];
  for (;;) {
    if (missing.length === 0) missing = missingModules(request, [...descriptions.values()]);
    if (missing.length === 0) return [...descriptions.values()];
    // oxlint-disable-next-line no-await-in-loop -- a module's description has the names of the next
    await describe(missing);
    missing = [];
  }
}

/** The wiki describes at most 50 modules at once. */
async function describe(paths: readonly string[]): Promise<void> {
  const { paraminfo } = await new mw.Api().get({
    action: "paraminfo",
    modules: paths.slice(0, 50).join("|"),
    helpformat: "none",
    formatversion: 2,
  });
  if (paraminfo.modules.length === 0) throw new Error(`The wiki does not describe ${paths[0]}.`);
  for (const module of paraminfo.modules) descriptions.set(module.path, module);
}

/** Other modules than those of MediaWiki itself are only in code that is generated for the wiki. */
function importPath({ path, source }: Module, file: string): string {
  const { folder, extension = ".js" } = window.paramsmithSandbox ?? {};
  if (folder !== undefined || (source !== undefined && source !== "MediaWiki"))
    return `${folder ?? "./src/api/wiki"}/${file}${extension}`;
  return `paramsmith/${/^query\b/.test(path) ? "paraminfo" : "actions"}/${file}`;
}

/** Tokens are secret, and `withTokens` adds them. */
function isToken(name: string): boolean {
  return name.endsWith("token");
}

async function codeOf(request: string): Promise<string> {
  try {
    const code = requestCode(request, await modulesOf(request), importPath);
    return code === "" ? "// There is no code for a request that selects no module." : code;
  } catch (error) {
    return `// ${error instanceof Error ? error.message : String(error)}`;
  }
}

mw.hook("apisandbox.formatRequest").add((items, displayParams) => {
  const layout = new mw.widgets.CopyTextLayout({
    label: `${LABEL}:`,
    copyText: "",
    multiline: true,
    textInput: { classes: ["mw-apisandbox-textInputCode"], autosize: true, maxRows: 12 },
  });
  layout.on("toggle", (isVisible) => {
    if (isVisible) layout.textInput.updatePosition();
  });
  items.push(new OO.ui.MenuOptionWidget({ label: LABEL, data: layout }));
  const parameters = Object.entries(displayParams).map(([name, value]) => [
    name,
    isToken(name) ? "" : String(value),
  ]);
  void codeOf(String(new URLSearchParams(parameters))).then((code) => {
    layout.textInput.setValue(code);
    layout.textInput.updatePosition();
  });
});
