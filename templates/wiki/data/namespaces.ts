// MediaWiki's namespace numbers. `siteinfo` returns their names.

export const MEDIA = -2;
export const SPECIAL = -1;
export const MAIN = 0;
export const TALK = 1;
export const USER = 2;
export const USER_TALK = 3;
export const FILE = 6;
export const MEDIAWIKI = 8;
export const TEMPLATE = 10;
export const CATEGORY = 14;
