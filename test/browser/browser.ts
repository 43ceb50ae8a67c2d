import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

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

/** Pages of a headless Chromium. */
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

/** Starts Chromium, and installs it first where it is missing. */
export async function startBrowser(): Promise<TestBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-browser-"));
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, fontsBeside(folder));
  const browser = await chromium.launch({
    executablePath: await installBrowser(),
    args: ARGUMENTS,
    env: { ...process.env, FONTCONFIG_FILE: fonts, LC_ALL: "C.UTF-8" },
  });
  return {
    open: (address, options) => open(browser, address, options),
    stop: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function installBrowser(): Promise<string> {
  const script = fileURLToPath(new URL("install.sh", import.meta.url));
  const { stdout } = await promisify(execFile)("bash", [script], { maxBuffer: 1 << 24 });
  return stdout.trimEnd().split("\n").at(-1) ?? "";
}

async function open(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  // Whatever a page may want of the network, it does not get.
  const context = await browser.newContext({ offline: true, colorScheme: "light", ...options });
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
