/**
 * The addresses of two requests, as one would write them by hand for exactly these modules: nothing is
 * looked up, each parameter has its line, and whatever is text is encoded.
 */

/**
 * @typedef {import("../../../generated/paraminfo/allpages.js").AllpagesParams} AllpagesParams
 * @typedef {import("../../../generated/paraminfo/recentchanges.js").RecentchangesParams} RecentchangesParams
 */

const DEFAULTS = "&format=json&formatversion=2&errorformat=plaintext";

/** @type {(endpoint: string, params: AllpagesParams) => string} */
export function allpagesAddress(endpoint, params) {
  let query = "?action=query&list=allpages";
  if (params.from !== undefined) query += `&apfrom=${encodeURIComponent(params.from)}`;
  if (params.continue !== undefined) query += `&apcontinue=${encodeURIComponent(params.continue)}`;
  if (params.to !== undefined) query += `&apto=${encodeURIComponent(params.to)}`;
  if (params.prefix !== undefined) query += `&apprefix=${encodeURIComponent(params.prefix)}`;
  if (params.namespace !== undefined) query += `&apnamespace=${params.namespace}`;
  if (params.filterredir !== undefined)
    query += `&apfilterredir=${encodeURIComponent(params.filterredir)}`;
  if (params.filterlanglinks !== undefined)
    query += `&apfilterlanglinks=${encodeURIComponent(params.filterlanglinks)}`;
  if (params.minsize !== undefined) query += `&apminsize=${params.minsize}`;
  if (params.maxsize !== undefined) query += `&apmaxsize=${params.maxsize}`;
  if (params.prtype !== undefined) query += `&apprtype=${encodeURIComponent(list(params.prtype))}`;
  if (params.prlevel !== undefined)
    query += `&apprlevel=${encodeURIComponent(list(params.prlevel))}`;
  if (params.prfiltercascade !== undefined)
    query += `&apprfiltercascade=${encodeURIComponent(params.prfiltercascade)}`;
  if (params.prexpiry !== undefined) query += `&apprexpiry=${encodeURIComponent(params.prexpiry)}`;
  if (params.limit !== undefined) query += `&aplimit=${params.limit}`;
  if (params.dir !== undefined) query += `&apdir=${encodeURIComponent(params.dir)}`;
  return endpoint + query + DEFAULTS;
}

/** @type {(endpoint: string, params: RecentchangesParams) => string} */
export function recentchangesAddress(endpoint, params) {
  let query = "?action=query&list=recentchanges";
  if (params.start !== undefined) query += `&rcstart=${encodeURIComponent(time(params.start))}`;
  if (params.end !== undefined) query += `&rcend=${encodeURIComponent(time(params.end))}`;
  if (params.dir !== undefined) query += `&rcdir=${encodeURIComponent(params.dir)}`;
  if (params.namespace !== undefined)
    query += `&rcnamespace=${encodeURIComponent(numbers(params.namespace))}`;
  if (params.user !== undefined) query += `&rcuser=${encodeURIComponent(params.user)}`;
  if (params.excludeuser !== undefined)
    query += `&rcexcludeuser=${encodeURIComponent(params.excludeuser)}`;
  if (params.tag !== undefined) query += `&rctag=${encodeURIComponent(params.tag)}`;
  if (params.prop !== undefined) query += `&rcprop=${encodeURIComponent(list(params.prop))}`;
  if (params.show !== undefined) query += `&rcshow=${encodeURIComponent(list(params.show))}`;
  if (params.limit !== undefined) query += `&rclimit=${params.limit}`;
  if (params.type !== undefined) query += `&rctype=${encodeURIComponent(list(params.type))}`;
  if (params.toponly) query += "&rctoponly=";
  if (params.title !== undefined) query += `&rctitle=${encodeURIComponent(params.title)}`;
  if (params.continue !== undefined) query += `&rccontinue=${encodeURIComponent(params.continue)}`;
  if (params.generaterevisions) query += "&rcgeneraterevisions=";
  if (params.slot !== undefined) query += `&rcslot=${encodeURIComponent(params.slot)}`;
  return endpoint + query + DEFAULTS;
}

/** @type {(values: string | readonly string[]) => string} */
function list(values) {
  if (typeof values === "string") return values.includes("|") ? `\u001F${values}` : values;
  const text = values.join("|");
  // More bars than were put in: one of the values holds one.
  return text.split("|").length > Math.max(values.length, 1)
    ? `\u001F${values.join("\u001F")}`
    : text;
}

/** @type {(values: number | "*" | readonly number[]) => string} */
function numbers(values) {
  return typeof values === "object" ? values.join("|") : String(values);
}

/** @type {(time: Date | string) => string} */
function time(value) {
  return typeof value === "string" ? value : `${value.toISOString().slice(0, -5)}Z`;
}
