import { readFileSync } from "node:fs";
import { GIF, JPEG, pngOf } from "./sample-images.ts";
import type { FileStep } from "./write-comparison.ts";

/** An image that is sent in parts. */
const LONG = pngOf(90, 90, 0, 3000);

/** The effects of a step besides those of all steps. */
export function effectsOf(action: string, params: FileStep["params"]): readonly string[] {
  switch (action) {
    case "upload":
      return [
        `titles=File:${params["filename"] ?? "X.png"}&prop=imageinfo|revisions|info|duplicatefiles&iilimit=5&rvslots=main&iiprop=timestamp|user|userid|comment|url|size|dimensions|sha1|mime|mediatype|bitdepth|archivename|metadata|commonmetadata|canonicaltitle|extmetadata&rvprop=content|comment|tags|ids|size|user|flags`,
      ];
    case "import":
      return [
        "titles=Imported page|Help talk:Second|Project:Imported page|Talk:Root/Imported page&prop=revisions|info|links&rvprop=ids|user|userid|timestamp|comment|content|tags|flags|size|sha1&rvslots=main",
        "titles=Imported page&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
        "titles=Help talk:Second&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
      ];
    default:
      return [];
  }
}

/** The bytes of a file: `png:WIDTH,HEIGHT,COLOUR`, `long:START,END`, `export:BEFORE,AFTER`, `text:a_b`, `gif` or `jpeg`. */
export function bytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  const [first = 0, second = 0, third] = parameters.split(",").map(Number);
  switch (kind) {
    case "png":
      return pngOf(first, second, third);
    case "long":
      return LONG.subarray(first, second);
    case "gif":
      return GIF;
    case "jpeg":
      return JPEG;
    case "export":
      return exportAs("xml", parameters);
    default:
      return new TextEncoder().encode(parameters.replaceAll("_", " "));
  }
}

/** The same for the stub, which reads exports in JSON. */
export function stubBytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  return kind === "export" ? exportAs("json", parameters) : bytesOf(description);
}

/** The export in `steps/`, perhaps with another time in place of one that it has. */
function exportAs(format: "json" | "xml", times: string): Uint8Array {
  const text = readFileSync(new URL(`steps/export.${format}`, import.meta.url), "utf8");
  const [before = "", after = ""] = times.split(",");
  return new TextEncoder().encode(before === "" ? text : text.replaceAll(before, after));
}
