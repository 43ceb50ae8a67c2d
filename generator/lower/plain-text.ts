const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#039": "'",
  "#39": "'",
  "#160": " ",
};

/** A help text without its markup, on one line; undefined where there is none, or only message keys. */
export function plainText(help: unknown): string | undefined {
  if (typeof help !== "string") return undefined;
  const text = help
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(?<name>#?\w{1,8});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}
