import type { Tables } from "../../data/wiki.js";

/** The tags after a change has some of them. Tags that the software adds appear with their first use. */
export function tagsAfter(tags: Tables["tags"], added: readonly string[]): Tables["tags"] {
  if (added.length === 0) return tags;
  const counted = tags.map((tag) =>
    added.includes(tag.name) ? { ...tag, hitcount: tag.hitcount + 1 } : tag,
  );
  const others = added.filter((name) => !tags.some((tag) => tag.name === name));
  return [
    ...counted,
    ...others.map((name) => ({
      name,
      displayname: name,
      description: "",
      hitcount: 1,
      defined: true,
      source: ["software"],
      active: true,
    })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}
