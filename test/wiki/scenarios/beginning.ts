import type { StepRequest } from "./step-wiki.ts";

/** A request before the scenarios. */
type First = Required<Pick<StepRequest, "request" | "token">> & Pick<StepRequest, "user">;

const post = (params: Readonly<Record<string, string>>, user?: StepRequest["user"]): First => ({
  request: new URLSearchParams({ ...params, format: "json" }).toString(),
  token: "csrf",
  ...(user && { user }),
});

const edit = (title: string, text: string, user?: StepRequest["user"]): First =>
  post({ action: "edit", title, text }, user);

/** What the wiki of scenarios has: tags, and pages with revisions of several users. */
export const BEGINNING: readonly First[] = [
  post({ action: "managetags", operation: "create", tag: "mine" }, "Admin"),
  post({ action: "managetags", operation: "create", tag: "other" }, "Admin"),
  edit("Template:T", "a template", "Admin"),
  edit("Rose", "one", "Admin"),
  edit("Rose", "two\nlines\nhere", "Highlimits"),
  edit("Rose", "two\nlines\nthere"),
  edit("Talk:Rose", "talk"),
  edit("Rose/Sub", "[[Rose]] [[Category:C]]", "Highlimits"),
  edit("Lily", "[[Rose]] {{T}}", "Admin"),
  edit("Category:C", "[[Category:D]]", "Admin"),
];
