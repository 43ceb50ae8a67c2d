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
    ["purge&titles=A&pageids=x&continue=x", "main badcontinue"],
    ["purge&generator=zzz&continue=x", "main badcontinue"],
    ["purge&continue=-||", undefined],
    ["purge&generator=allpages&gaplimit=x", "query+allpages badinteger"],
    ["purge&generator=allpages&gaplimit=x&titles=A&pageids=1", "query+allpages badinteger"],
    ["purge&generator=allpages&gaplimit=5", undefined],
    ["setnotificationtimestamp&titles=A&pageids=1", "setnotificationtimestamp missingparam"],
    ["setnotificationtimestamp&pageids=x", "setnotificationtimestamp missingparam"],
    ["setnotificationtimestamp&pageids=x&timestamp=x", "setnotificationtimestamp badtimestamp"],
    ["revisiondelete&type=revision&ids=1|2|", "revisiondelete missingparam"],
    ["revisiondelete&type=revision&token=x", "revisiondelete missingparam"],
    ["revisiondelete&type=revision&ids=1&token=x&tags=a", "revisiondelete badtags"],
  ];

/** The same for GET requests. */
export const GET_REQUESTS: readonly (readonly [request: string, error: string | undefined])[] = [
  ["purge&titles=A", "main mustbeposted"],
  ["purge&titles=A&continue=x", "main mustbeposted"],
  ["purge&pageids=x", "main mustbeposted"],
  ["purge&forcelinkupdate[]=x", "main mustbeposted"],
  ["setnotificationtimestamp&timestamp=x&token=x", "setnotificationtimestamp badtimestamp"],
  ["setnotificationtimestamp", "setnotificationtimestamp missingparam"],
  ["setnotificationtimestamp&token=x", "setnotificationtimestamp mustpostparams"],
];
