/** An action, and `module code` of the error of MediaWiki 1.39 and 1.45; undefined if it has none. */
export const PAGE_SET_REQUESTS: readonly (readonly [request: string, error: string | undefined])[] =
  [
    ["purge&titles=A&pageids=1", "purge multisource"],
    ["purge&pageids=x", "purge badinteger"],
    ["purge&titles=A&revids=x", "purge badinteger"],
    ["purge&generator=zzz", "purge badgenerator"],
    ["purge&generator=siteinfo", "purge badgenerator"],
    ["purge&titles=A&pageids=1&generator=zzz", "purge badgenerator"],
    ["purge&titles=A&pageids=1&generator=allpages", "query multisource"],
    ["purge&titles=A&redirects=1", undefined],
    ["setnotificationtimestamp&titles=A&pageids=1", "setnotificationtimestamp missingparam"],
    ["setnotificationtimestamp&pageids=x", "setnotificationtimestamp missingparam"],
    ["setnotificationtimestamp&pageids=x&timestamp=x", "setnotificationtimestamp badtimestamp"],
    ["revisiondelete&type=revision&ids=1|2|", "revisiondelete missingparam"],
    ["revisiondelete&type=revision&token=x", "revisiondelete missingparam"],
  ];
