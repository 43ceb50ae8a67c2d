import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";

/** How far a channel of a pixel may be off, of 255; and which share of the pixels may be off further. */
const CHANNEL_TOLERANCE = 32;
const PIXEL_TOLERANCE = 0.002;

interface Comparison {
  /** Which share of the pixels differs; 1 where the sizes do. */
  readonly share: number;
  /** The pixels that differ in red, as the address of a PNG. */
  readonly difference: string;
}

/**
 * Holds what a page shows against a recorded PNG; `UPDATE_GOLDENS=1` records it anew. Throws where
 * they differ, and leaves both and their difference in a folder that the message names.
 */
export async function expectScreenshot(page: Page, file: string): Promise<void> {
  const actual = await page.screenshot({ animations: "disabled", caret: "hide" });
  if (process.env["UPDATE_GOLDENS"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}; UPDATE_GOLDENS=1 records it.`);
  const expected = readFileSync(file);
  const { share, difference } = await compareImages(page, expected, actual);
  if (share <= PIXEL_TOLERANCE) return;
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-screenshot-"));
  writeFileSync(join(folder, "expected.png"), expected);
  writeFileSync(join(folder, "actual.png"), actual);
  writeFileSync(
    join(folder, "difference.png"),
    Buffer.from(difference.split(",")[1] ?? "", "base64"),
  );
  throw new Error(
    `${(share * 100).toFixed(2)} % of the pixels differ from ${file}: look at ${folder}, and record it anew with UPDATE_GOLDENS=1 if it is right.`,
  );
}

/** Compares two PNGs in a window of their own: a browser has all that is needed for it. */
async function compareImages(page: Page, expected: Buffer, actual: Buffer): Promise<Comparison> {
  const window = await page.context().newPage();
  try {
    return await window.evaluate(compareInPage, {
      addresses: [expected, actual].map((png) => `data:image/png;base64,${png.toString("base64")}`),
      tolerance: CHANNEL_TOLERANCE,
    });
  } finally {
    await window.close();
  }
}

/** Runs in the browser, and can use nothing from outside itself. */
async function compareInPage({
  addresses,
  tolerance,
}: {
  readonly addresses: readonly string[];
  readonly tolerance: number;
}): Promise<Comparison> {
  const [old, next] = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      return { canvas, context, pixels: context?.getImageData(0, 0, image.width, image.height) };
    }),
  );
  const [before, after] = [old?.pixels, next?.pixels];
  const isSameSize = before?.width === after?.width && before?.height === after?.height;
  if (!before || !after || !isSameSize)
    return { share: 1, difference: next?.canvas.toDataURL() ?? "" };
  let differing = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const isOff = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > tolerance,
    );
    if (isOff) differing += 1;
    // What is the same stays as a faint image behind the red.
    const faint = 255 - (255 - (after.data[at] ?? 0)) / 4;
    after.data.set(isOff ? [255, 0, 0, 255] : [faint, faint, faint, 255], at);
  }
  next?.context?.putImageData(after, 0, 0);
  return {
    share: differing / (after.width * after.height),
    difference: next?.canvas.toDataURL() ?? "",
  };
}
