/** The wiki of a catalogue's stub: changing it, and saving its state. */
export type { CatalogueStubOptions } from "./wiki/server/stub-options.js";
export { writableWiki } from "./wiki/writes/writable-wiki.js";
export type { WikiSnapshot, WritableWiki } from "./wiki/writes/writable-wiki.js";
export type { WikiChange } from "./wiki/writes/wiki-change.js";
