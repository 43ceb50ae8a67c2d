/**
 * Converts a document of Swagger 2.0 to OpenAPI 3.0, and changes it. Throws if it cannot be converted.
 * From `@scalar/openapi-upgrader`, which the build bundles.
 */
export function upgradeFromTwoToThree(document: unknown): unknown;
