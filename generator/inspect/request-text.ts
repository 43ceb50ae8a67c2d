/**
 * The parameters within what a person pastes: of an address what stands between `?` and `#`, of a
 * query string or a form body all of it. An address without a question mark has none.
 */
export function parametersIn(request: string): string {
  const [beforeFragment = ""] = request.trim().split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(beforeFragment) && question < 0) return "";
  // A value may hold a question mark of its own: only one before any `=` begins the parameters.
  const equals = beforeFragment.indexOf("=");
  const begins = question >= 0 && (equals < 0 || question < equals);
  return begins ? beforeFragment.slice(question + 1) : request.trim().replace(/^\?/, "");
}
