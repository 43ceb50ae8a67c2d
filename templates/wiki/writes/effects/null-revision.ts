import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { ChangeActor } from "./change-actor.js";
import type { ChangeMoment } from "./changed.js";
import { pageOfTitle, withRevision } from "./new-revision.js";
import type { Revised } from "./new-revision.js";

/** Adds a revision with the present text, which tells about a change that is not of the text. */
export function withNullRevision(
  tables: Tables,
  moment: ChangeMoment,
  title: Title,
  { actor, comment }: { readonly actor: ChangeActor; readonly comment: string },
): Revised {
  const page = pageOfTitle(tables, title);
  const present = tables.revisions.find(({ revid }) => revid === page?.lastrevid);
  if (!present) throw new RangeError(`There is no page ${title.text}.`);
  const { content: text, contentmodel } = present;
  return withRevision(tables, moment, {
    title,
    text,
    contentmodel,
    actor,
    comment,
    minor: true,
    tags: [],
  });
}
