import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";

/** How far a channel of a pixel may be off, of 255; and which share of the pixels may be off further. */
const CHANNEL_TOLERANCE = 32;
const PIXEL_TOLERANCE = 0.002;

/**
 * Holds what a page shows against a recorded PNG; `UPDATE_GOLDENS=1` records it anew. Throws where
 * they differ, and leaves what it shows in a file that the message names.
 */
export async function expectScreenshot(page: Page, file: string): Promise<void> {
  const actual = await page.screenshot({ animations: "disabled", caret: "hide" });
  if (process.env["UPDATE_GOLDENS"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  // A window of its own: a browser has all that is needed for it.
  const window = await page.context().newPage();
  const share = await window.evaluate(differingShare, {
    addresses: [readFileSync(file), actual].map(
      (png) => `data:image/png;base64,${png.toString("base64")}`,
    ),
    tolerance: CHANNEL_TOLERANCE,
  });
  await window.close();
  if (share <= PIXEL_TOLERANCE) return;
  const shown = join(mkdtempSync(join(tmpdir(), "paramsmith-screenshot-")), "actual.png");
  writeFileSync(shown, actual);
  throw new Error(
    `${(share * 100).toFixed(2)} % of the pixels of ${shown} differ from ${file}; UPDATE_GOLDENS=1 records it anew.`,
  );
}

/** The share of the pixels that differ; 1 where the sizes do. Runs in the browser, and can use nothing from outside itself. */
async function differingShare({
  addresses,
  tolerance,
}: {
  readonly addresses: readonly string[];
  readonly tolerance: number;
}): Promise<number> {
  const [before, after] = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (!before || before.width !== after?.width || before.height !== after.height) return 1;
  let differing = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const isOff = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > tolerance,
    );
    if (isOff) differing += 1;
  }
  return differing / (after.width * after.height);
}
