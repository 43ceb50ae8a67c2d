/** The text of a single value. OpenAPI leaves lists and objects in others open; they are JSON. */
export function scalarText(value: unknown): string {
  if (typeof value === "string") return value;
  // Builders accept numbers and booleans besides; their JSON is their text, except of NaN.
  return typeof value === "number" || typeof value === "bigint" ? String(value) : jsonText(value);
}

/** JSON on one line. A value without JSON, such as a function, is null. */
export function jsonText(value: unknown): string {
  // The library's type lacks undefined, which a value without JSON gives.
  const text: string | undefined = JSON.stringify(value);
  return text ?? "null";
}
