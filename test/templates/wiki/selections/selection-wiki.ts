import type { WikiData } from "../../../../templates/wiki/data/wiki-data.ts";
import { seededWikiData } from "../../../../templates/wiki/seed/seeded-wiki.ts";

const seeded = seededWikiData(1);
const HASH = "1234567890123456789012345678901234567890";
const LINKS = "[[de:T]] [[elsewhere:T]] [//example.org a]";

/** The seeded wiki, with hidden and suppressed rows of each kind, equal files, and links of each kind. */
export const selectionWiki: WikiData = {
  ...seeded,
  users: [...(seeded.users ?? []), { name: "Over", groups: ["sysop", "suppress"] }],
  pages: [
    ...(seeded.pages ?? []),
    {
      title: "T1",
      revisions: [
        { text: LINKS, user: "Bertil", userhidden: true },
        {
          text: `${LINKS} {{T3}} [[File:Plan.png]]`,
          user: "Bertil",
          userhidden: true,
          commenthidden: true,
          suppressed: true,
          tags: ["mobile-edit"],
        },
      ],
    },
    { title: "T2", text: "#REDIRECT [[elsewhere:Far]]", language: "de" },
    {
      title: "T3",
      text: "x",
      protection: [{ type: "edit", level: "sysop", cascade: true }],
    },
    { title: "File:Twin.png", file: [{ sha1: HASH, size: 5, user: "TidyBot" }] },
    {
      title: "File:Twin2.png",
      file: [
        { sha1: HASH, size: 7 },
        { sha1: HASH, size: 8 },
      ],
    },
  ],
  logs: [
    ...(seeded.logs ?? []),
    { type: "delete", action: "delete", title: "Hid", user: "Bertil", actionhidden: true },
    {
      type: "delete",
      action: "delete",
      title: "Hid2",
      user: "Bertil",
      actionhidden: true,
      userhidden: true,
      suppressed: true,
    },
  ],
  watchlist: [
    ...(seeded.watchlist ?? []),
    { owner: "Over", title: "T1" },
    { owner: "Ada Quill", title: "T1", notificationtimestamp: "2024-01-20T00:00:00Z" },
    ...["Hid", "Hid2"].map((title) => ({ owner: "Ada Quill", title })),
    ...["T1", "Hid"].map((title) => ({ owner: "Bertil", title })),
  ],
};
