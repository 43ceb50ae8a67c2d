/** The rest of a query, and `module code` of the error of MediaWiki 1.39, 1.43 and 1.45; undefined if it has none. */
export const PAGE_SOURCE_REQUESTS: readonly (readonly [
  query: string,
  error: string | undefined,
])[] = [
  ["titles=A&pageids=1", "query multisource"],
  ["titles=A&revids=1", "query multisource"],
  ["pageids=1&revids=1", "query multisource"],
  ["revids=1&pageids=1&titles=A", "query multisource"],
  ["titles=&pageids=1", "query multisource"],
  ["titles=%1F&pageids=", "query multisource"],
  ["titles=A&revids=1&redirects=1", "query multisource"],
  ["titles=A&pageids=1&zzz=1&prop=zzz", "query multisource"],
  ["titles=A&pageids=1&list=allpages&aplimit=x", "query multisource"],
  ["titles=A&pageids=1&generator=allpages", "query multisource"],
  ["titles=A&pageids=1&generator=allpages&gaplimit=x", "query+allpages badinteger"],
  ["titles=A&pageids=1&generator=zzz", "query badgenerator"],
  ["titles=A&pageids=x", "query badinteger"],
  ["titles=A&pageids=1&exportschema=zzz", "query badvalue"],
  ["titles=A&generator=allpages", undefined],
  ["titles=A&gtitles=A&gappageids=1&generator=allpages", undefined],
  ["titles[]=A&pageids=1", undefined],
];

/** Requests that continue nothing, besides another mistake, in the same form. */
export const CONTINUE_REQUESTS: readonly (readonly [query: string, error: string])[] = [
  ["titles=A&pageids=1&continue=x", "main badcontinue"],
  ["titles=A&pageids=1&continue=-||", "query multisource"],
  ["titles=A&pageids=1&continue=", "query multisource"],
  ["titles=A&pageids=1&generator=allpages&gaplimit=x&continue=x", "main badcontinue"],
  ["list=allpages&aplimit=x&continue=x", "main badcontinue"],
  ["titles=A&pageids=x&continue=x", "query badinteger"],
  ["generator=zzz&continue=x", "main badcontinue"],
  ["prop=zzz&continue=a||b||c", "main badcontinue"],
  ["exportschema=zzz&continue=x", "query badvalue"],
];

/** Requests whose `continue` names finished modules, which the server reads before all others. */
export const FINISHED_REQUESTS: readonly (readonly [query: string, error: string])[] = [
  ["list=allpages&aplimit=x&generator=allpages&gapfilterredir=zzz", "query+allpages badvalue"],
  [
    "list=allpages&aplimit=x&generator=allpages&gapfilterredir=zzz&continue=gapcontinue||allpages",
    "query+allpages badinteger",
  ],
  [
    "list=allpages&aplimit=x&generator=allpages&gapfilterredir=zzz&continue=-||",
    "query+allpages badvalue",
  ],
  ["list=allpages&aplimit=x&generator=zzz&continue=-||allpages", "query+allpages badinteger"],
  ["list=allpages&aplimit=x&titles=A&pageids=1&continue=-||allpages", "query+allpages badinteger"],
  ["list=allpages|allusers&aplimit=x&aufrom[]=x", "query+allpages badinteger"],
  ["list=allpages|allusers&aplimit=x&aulimit=x&continue=-||allusers", "query+allusers badinteger"],
  [
    "prop=revisions&rvlimit=x&list=allpages&aplimit=x&continue=||allpages",
    "query+allpages badinteger",
  ],
  [
    "prop=revisions&rvlimit=x&generator=allpages&gapfilterredir=zzz&continue=-||",
    "query+revisions badinteger",
  ],
  ["list=allpages&aplimit=x&continue=-||allpages", "query+allpages badinteger"],
];

/** The values of `errorformat`. */
export const ERROR_FORMATS = ["bc", "plaintext", "wikitext", "html", "raw", "none"] as const;
