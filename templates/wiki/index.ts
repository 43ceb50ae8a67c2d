/** The test wiki: MediaWiki's action API in memory. Requests can change it. */
export type { ServiceHandler } from "../runtime/http/service.js";
export type { Wiki } from "./data/wiki.js";
export type { WikiData } from "./data/wiki-data.js";
export { createWiki, sampleWiki } from "./seed/create-wiki.js";
export type { CatalogueStubData, CatalogueStubOptions } from "./server/wiki-stub.js";
export { writableWiki } from "./writes/writable-wiki.js";
export type { WikiSnapshot, WritableWiki } from "./writes/writable-wiki.js";

// For generated code.
export { allRules } from "../runtime/rules/all.js";
export { catalogueStub } from "./server/wiki-stub.js";
