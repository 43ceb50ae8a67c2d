/** Selects modules by their path. */
export type IsNeeded = (path: string) => boolean;

/** A file of corrections without those of other modules; any other file as it is. */
export function withoutOtherCorrections(bytes: Uint8Array, isNeeded: IsNeeded): Uint8Array {
  return withMember(bytes, "corrections", (corrections) =>
    Array.isArray(corrections)
      ? corrections.filter(
          (each: unknown) =>
            typeof each !== "object" ||
            each === null ||
            !("module" in each) ||
            isNeeded(String(each.module)),
        )
      : undefined,
  );
}

/** A file of descriptions without those of other modules. */
export function withoutOtherDescriptions(bytes: Uint8Array, isNeeded: IsNeeded): Uint8Array {
  return withMember(bytes, "modules", (modules) =>
    typeof modules === "object" && modules !== null && !Array.isArray(modules)
      ? Object.fromEntries(Object.entries(modules).filter(([path]) => isNeeded(path)))
      : undefined,
  );
}

/** A JSON file with a changed member. A file without it, or one that is invalid, stays. */
function withMember(
  bytes: Uint8Array,
  name: string,
  change: (member: unknown) => unknown,
): Uint8Array {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return bytes;
  }
  if (typeof value !== "object" || value === null) return bytes;
  const members = new Map<string, unknown>(Object.entries(value));
  const changed = change(members.get(name));
  if (changed === undefined) return bytes;
  return new TextEncoder().encode(JSON.stringify({ ...value, [name]: changed }));
}
