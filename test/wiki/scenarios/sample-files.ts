import { pngOf } from "../sample-images.ts";

const text = new TextEncoder();

/** Files of steps: pictures of several types, and files that are not pictures. */
export const SAMPLES = {
  red: pngOf(3, 2),
  blue: pngOf(5, 4, 9),
  long: pngOf(40, 40, 3, 2000),
  drawing: text.encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><title>A drawing</title><rect width="12" height="8"/></svg>\n',
  ),
  script: text.encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><script>alert(1)</script></svg>\n',
  ),
  note: text.encode("A note.\n"),
  empty: new Uint8Array(),
} as const;

/** The name of a file. */
export type SampleName = keyof typeof SAMPLES;
