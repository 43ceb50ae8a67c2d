// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export * from "./listPets.js";
export * from "./listPhotos.js";
export * from "./addPhoto.js";
export * from "./client.js";
