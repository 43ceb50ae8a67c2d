/** The test wiki: MediaWiki's action API in memory, which requests can change. */
export type { ServiceHandler } from "../runtime/http/service.js";
export type { Wiki } from "./data/wiki.js";
export type { WikiData } from "./data/wiki-data.js";
export { createWiki } from "./seed/create-wiki.js";
export { seededWiki, seededWikiData } from "./seed/seeded-wiki.js";
export type { CatalogueStubOptions } from "./server/stub-options.js";
export { writableWiki } from "./writes/writable-wiki.js";
export type { WikiSnapshot, WritableWiki } from "./writes/writable-wiki.js";

// For generated code.
export { allRules } from "../runtime/rules/all.js";
export { catalogueStub } from "./server/catalogue-stub.js";
export type { CatalogueStubData } from "./server/catalogue-stub.js";
