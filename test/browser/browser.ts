import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium, firefox } from "playwright-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { withoutMediaFeatures } from "./firefox-esr.ts";

/** Of a browser that is to show the same everywhere and to talk to nobody. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** Only the four faces that the package fonts-dejavu-core has of them, whatever else is installed. */
const fontsBeside = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  <selectfont>
    <rejectfont><glob>/usr/share/fonts/truetype/dejavu/*</glob></rejectfont>
    <acceptfont>
      <glob>/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf</glob>
      <glob>/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf</glob>
      <glob>/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf</glob>
      <glob>/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf</glob>
    </acceptfont>
  </selectfont>
  <match target="pattern">
    <test name="family"><string>monospace</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>DejaVu Sans Mono</string></edit>
  </match>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/** Windows of a desk and of a telephone, in pixels. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The browsers that Debian has. */
export const BROWSERS = ["chromium", "firefox"] as const;

export type BrowserName = (typeof BROWSERS)[number];

/** Pages of a headless browser. */
export interface TestBrowser {
  /** Opens an address in a window of its own, and keeps what it asked for and complained of. */
  open(address: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  stop(): Promise<void>;
}

export interface OpenedPage {
  readonly page: Page;
  /** Every address that was asked for. */
  readonly requests: readonly string[];
  /** Errors and warnings in the console, and exceptions that nobody caught. */
  readonly complaints: readonly string[];
}

const shared = new Map<BrowserName, Promise<TestBrowser>>();

/** The browser of all tests of the process. It ends with the process. */
export async function sharedBrowser(name: BrowserName = "chromium"): Promise<TestBrowser> {
  const browser = shared.get(name) ?? startBrowser(name);
  shared.set(name, browser);
  return browser;
}

/** Opens an address in the shared browser, in a window that closes with the test. */
export async function openPage(
  address: string,
  options?: BrowserContextOptions,
  name?: BrowserName,
): Promise<OpenedPage> {
  const browser = await sharedBrowser(name);
  const opened = await browser.open(address, { viewport: DESKTOP, ...options });
  onTestFinished(() => opened.page.context().close());
  return opened;
}

/** Starts a browser, and installs it first if it is missing. */
export async function startBrowser(name: BrowserName = "chromium"): Promise<TestBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-browser-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, fontsBeside(folder));
  const env = { ...process.env, FONTCONFIG_FILE: fonts, LC_ALL: "C.UTF-8" };
  const browser = await launch(name, env);
  return {
    open: (address, options) => open(browser, address, { ...USUAL[name], ...options }),
    stop: async () => {
      await browser.close();
      process.off("exit", remove);
      remove();
    },
  };
}

// Whatever a page may want of the network, it does not get. Firefox has no such switch.
const USUAL: Readonly<Record<BrowserName, BrowserContextOptions>> = {
  chromium: { offline: true, colorScheme: "light" },
  firefox: {},
};

async function launch(
  name: BrowserName,
  env: Record<string, string | undefined>,
): Promise<Browser> {
  switch (name) {
    case "chromium":
      return chromium.launch({
        executablePath: await installBrowser("chromium"),
        args: ARGUMENTS,
        env,
      });
    case "firefox": {
      const executablePath = await installBrowser("firefox-esr");
      return withoutMediaFeatures(
        await firefox.launch({ executablePath, channel: "moz-firefox", env }),
      );
    }
  }
}

async function installBrowser(name: string): Promise<string> {
  const script = fileURLToPath(new URL("install.sh", import.meta.url));
  const { stdout } = await promisify(execFile)("bash", [script, name], { maxBuffer: 1 << 24 });
  return stdout.trimEnd().split("\n").at(-1) ?? "";
}

async function open(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  return { page, requests, complaints };
}
