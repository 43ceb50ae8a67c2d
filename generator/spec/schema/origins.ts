import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";

/** A part of a document, by its pointer. */
export interface DocumentPart {
  readonly document: Document;
  readonly pointer: string;
}

/** The part that each part of a bundled document was read from. */
export interface Origins {
  /** Records the origin of a part. The parts in it have their origins in the origin. */
  add(pointer: string, origin: DocumentPart): void;
  of(pointer: string): DocumentPart;
}

/** Creates the origins of a document to which nothing has been added. */
export function createOrigins(document: Document): Origins {
  const origins = new Map<string, DocumentPart>();
  return {
    add: (pointer, origin) => void origins.set(pointer, origin),
    of(pointer) {
      for (let above = pointer; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
        const origin = origins.get(above);
        if (origin)
          return { ...origin, pointer: `${origin.pointer}${pointer.slice(above.length)}` };
      }
      return { document, pointer };
    },
  };
}

/** The part with a key in a part. */
export function memberPart({ document, pointer }: DocumentPart, key: string): DocumentPart {
  return { document, pointer: below(pointer, key) };
}
