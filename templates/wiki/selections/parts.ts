// Parts that several selections have.

import type { RowCondition } from "../select/condition-types.js";
import type { Refusal } from "../select/selection.js";

/** The errors for two of some parameters in one request. */
export function exclusive(...names: readonly string[]): readonly Refusal[] {
  return pairs(names).map(([one, other]) => ({
    when: [{ given: one }, { given: other }],
    code: "invalidparammix",
    text: `${one} cannot be used together with ${other}.`,
  }));
}

function pairs(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** The errors for two values of `show`: each of these with its opposite, or the two of a pair. */
export function contradictory(
  ...values: readonly (string | readonly [string, string])[]
): readonly Refusal[] {
  return values.map((value) => {
    const [one, other] = typeof value === "string" ? [value, `!${value}`] : value;
    return {
      when: [
        { param: "show", is: [one] },
        { param: "show", is: [other] },
      ],
      code: "show",
      text: `show cannot have both ${one} and ${other}.`,
    };
  });
}

/** The error for callers without all of some rights. */
export function lacking(
  rights: string | readonly string[],
  text: string,
  when: Refusal["when"] = [],
): Refusal {
  return { when: [...when, { not: { right: rights } }], code: "permissiondenied", text };
}

/** The rights of which one shows what is patrolled. */
export const PATROL_RIGHTS = ["patrol", "patrolmarks"] as const;

/** The values of `show` that name columns which are true, or which are not. */
export function flags(columns: Readonly<Record<string, string>>): RowCondition {
  return {
    param: "show",
    cases: Object.fromEntries(
      Object.entries(columns).flatMap(([value, column]) => [
        [value, [{ column, is: true }]],
        [`!${value}`, [{ column, isnt: true }]],
      ]),
    ),
  };
}

/** Rows about redirects, or about other pages. */
export const byRedirect: RowCondition = {
  param: "filterredir",
  cases: {
    redirects: [{ column: "redirect", is: true }],
    nonredirects: [{ column: "redirect", isnt: true }],
  },
};

/** Rows of a period. */
export const inPeriod: readonly RowCondition[] = [
  { param: "start", column: "timestamp", test: "from" },
  { param: "end", column: "timestamp", test: "to" },
];

/** Rows of a user, or of all others. The caller must be allowed to see the user. */
export const byUser: readonly RowCondition[] = [
  { param: "user", column: "user" },
  { param: "excludeuser", column: "user", test: "isnt" },
  { when: [{ given: ["user", "excludeuser"] }], demand: [{ visible: "user" }] },
];

/**
 * Rows whose titles are in a range.
 *
 * @param namespace the namespace of the titles. Default: the argument `namespace`
 */
export function inTitles(namespace?: number): readonly RowCondition[] {
  const options = namespace === undefined ? {} : { namespace };
  return [
    { param: "from", column: "key", test: "from", ...options },
    { param: "to", column: "key", test: "to", ...options },
    { param: "prefix", column: "key", test: "starts", ...options },
  ];
}

/** The errors for values that are not hashes of files. */
export const hashRefusals: readonly Refusal[] = [
  {
    when: [{ param: "sha1", unlike: "sha1" }],
    code: "invalidsha1hash",
    text: "sha1 is not a hash of 40 hexadecimal digits.",
  },
  {
    when: [{ absent: "sha1" }, { param: "sha1base36", unlike: "sha1 in base 36" }],
    code: "invalidsha1base36hash",
    text: "sha1base36 is not a hash of 31 digits.",
  },
];

/** Files with a hash. */
export const byHash: readonly RowCondition[] = [
  { param: "sha1", column: "sha1", as: "lower case" },
  {
    when: [{ absent: "sha1" }],
    demand: [{ param: "sha1base36", column: "sha1base36", as: "lower case" }],
  },
];

/** The columns of a row's page. */
export const PAGE_COLUMNS = { ns: "page.ns", title: "page.title" } as const;

/** The fields of changes that reveal their page, which a mark on the action hides. */
export const hiddenWithAction: readonly string[] = [
  "title",
  "ns",
  "pageid",
  "revid",
  "old_revid",
  "logid",
  "logtype",
  "logaction",
  "logparams",
];
