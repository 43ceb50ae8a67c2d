import { FILE } from "../data/namespaces.js";
import type { ComputedColumn } from "../columns/column.js";
import {
  absent,
  asGenerator,
  brokenRule,
  given,
  has,
  isMiser,
  refuse,
  refuseMix,
  unlike,
} from "../select/request-condition.js";
import { byValue, equals, is, isnt, notEmpty, provided, visible } from "../select/row-condition.js";
import type { Convert } from "../select/row-condition.js";
import type { Condition, Refusal, RowsSelection, Selections, When } from "../select/selection.js";
import { inTitles } from "../select/title-condition.js";
import { groupsWith } from "../store/caller.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import { DELETED_TEXT_RIGHTS, inPeriod, inRange, lacking } from "./parts.js";

/** The errors for values that are not file hashes. */
function hashRefusals(...whens: readonly When[]): readonly Refusal[] {
  return [
    refuse(
      "invalidsha1hash",
      "sha1 is not a hash of 40 hexadecimal digits.",
      unlike("sha1", /^[\da-f]{40}$/i),
      ...whens,
    ),
    refuse(
      "invalidsha1base36hash",
      "sha1base36 is not a hash of 31 digits.",
      absent("sha1"),
      unlike("sha1base36", /^[\da-z]{31}$/i),
      ...whens,
    ),
  ];
}

const lowerCase: Convert = (text) => text.toLowerCase();

/** Files with a given hash. */
const byHash: readonly Condition[] = [
  equals("sha1", "sha1", lowerCase),
  provided(absent("sha1"), equals("sha1base36", "sha1base36", lowerCase)),
];

/** The account that uploaded a file is currently a bot. */
const isByBot: ComputedColumn = ({ user }, { store }) => {
  const bots = groupsWith(store, "bot");
  const [account] = store.find("users", "name", user);
  return listOrEmpty(account?.["groups"]).some((group) => bots.includes(textOrEmpty(group)));
};

const allimages: RowsSelection = {
  from: "files",
  refuse: [
    refuseMix(
      "allimages as a generator cannot be used together with redirects.",
      asGenerator,
      ({ query }) => query["redirects"] === true,
    ),
    brokenRule,
    ...hashRefusals(),
    refuse("mimesearchdisabled", "The wiki does not search by MIME type.", given("mime"), isMiser),
  ],
  where: [
    ...inTitles(FILE),
    ...inPeriod,
    equals("user", "user"),
    byValue("filterbots", { bots: is(isByBot, true), nobots: isnt(isByBot, true) }),
    ...inRange("size", "minsize", "maxsize"),
    ...byHash,
    equals("mime", "mime"),
    notEmpty("mime"),
  ],
  order: ["key"],
  columns: { canonicaltitle: "title" },
  pages: { by: "title" },
  variants: [{ when: has("sort", "timestamp"), order: ["timestamp", "key"] }],
};

const filearchive: RowsSelection = {
  from: "filearchive",
  refuse: [
    lacking(["deletedhistory"], has("prop", "description", "parseddescription")),
    lacking(DELETED_TEXT_RIGHTS, has("prop", "metadata")),
    // The server reports an invalid `continue` first.
    ...hashRefusals(absent("continue")),
  ],
  where: [...inTitles(FILE), ...byHash, provided(given("sha1", "sha1base36"), visible("file"))],
  order: ["key", "timestamp", "id"],
  hidden: {
    filehidden: [
      "sha1",
      "size",
      "height",
      "width",
      "pagecount",
      "mediatype",
      "metadata",
      "bitdepth",
      "mime",
    ],
    commenthidden: ["description", "parseddescription"],
  },
};

/** Pairs of files with the same bytes. */
const duplicatefiles: RowsSelection = {
  from: "files",
  belongs: "title",
  namespace: FILE,
  join: (row, { store }) =>
    store
      .find("files", "sha1", row["sha1"])
      .filter(({ key }) => key !== row["key"])
      .map(({ name, key, timestamp, user }) => ({
        ...row,
        other: name,
        otherkey: key,
        timestamp,
        user,
      })),
  order: ["key", "other"],
  pages: { by: "title", key: "otherkey" },
  columns: { name: "other" },
  falses: ["shared"],
};

/** The modules that list files. */
export const fileModules: Selections = { allimages, filearchive, duplicatefiles };
