import type { OpenApiCall } from "./service.js";
import type { Issue } from "../model/issue.js";

/** The parameters for paging through a list. */
export type StubPaging = {
  readonly page?: string;
  readonly size?: string;
  /** The maximum number of rows per page. Default: no maximum. */
  readonly max?: number;
};

/** Part of a list, and data about it for a wrapper. */
export interface StubPage<Row> {
  readonly rows: readonly Row[];
  /** Whether the preceding pages contain the complete list. */
  readonly isAfterLast: boolean;
  /** The values for wrappers, by the names in samples. Each access returns a new object. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A page, or the issues if the parameters are invalid. */
export type PageResult<Row> =
  | { readonly ok: true; readonly page: StubPage<Row> }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Returns the page of a list that a call requests. Without a size and a maximum, the first page is
 * the complete list. Pages after the last page are empty.
 */
export function pageOf<Row>(
  all: readonly Row[],
  { page: pageName, size: sizeName, max = Infinity }: StubPaging,
  first: 0 | 1,
  call: OpenApiCall,
): PageResult<Row> {
  const page = numberOf(call, pageName) ?? first;
  const requested = numberOf(call, sizeName);
  const issues = [
    ...below(call, pageName, page, first),
    ...below(call, sizeName, requested ?? 0, 0),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const size = Math.min(requested ?? all.length, max);
  const start = (page - first) * size;
  const rows = all.slice(start, start + size);
  const pages = size === 0 ? 0 : Math.ceil(all.length / size);
  const last = Math.max(first, first + pages - 1);
  const link = (to: number): string => linkTo(call, pageName, to);
  // Without a page parameter, no URL leads to a different page.
  const [before, after] = pageName === undefined ? [false, false] : [page > first, page < last];
  return {
    ok: true,
    page: {
      rows,
      isAfterLast: page > last,
      get facts() {
        return {
          total: all.length,
          pages,
          pagesOrOne: Math.max(1, pages),
          page,
          size,
          count: rows.length,
          isFirst: page === first,
          isLast: page >= last,
          hasNext: page < last,
          hasPrevious: page > first,
          isEmpty: rows.length === 0,
          // Clients may send unencoded brackets, which URLs do not allow (RFC 3986, 3.4).
          linkSelf: call.base + call.url.replaceAll("[", "%5B").replaceAll("]", "%5D"),
          // Links are created only if a wrapper includes them, since they take longer than the rest
          // of a page.
          get linkFirst() {
            return link(first);
          },
          get linkLast() {
            return link(last);
          },
          get linkNext() {
            return after ? link(page + 1) : undefined;
          },
          get linkNextOrNull() {
            return after ? link(page + 1) : null;
          },
          get linkNextAlways() {
            return link(page + 1);
          },
          get linkPrevious() {
            return before ? link(Math.min(page - 1, last)) : undefined;
          },
          get linkPreviousOrNull() {
            return before ? link(Math.min(page - 1, last)) : null;
          },
          get linkPreviousAlways() {
            return link(Math.max(first, Math.min(page - 1, last)));
          },
        };
      },
    },
  };
}

function numberOf({ args }: OpenApiCall, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : args[name];
  return typeof value === "number" ? value : undefined;
}

function below(
  { endpoint }: OpenApiCall,
  parameter: string | undefined,
  value: number,
  min: number,
): readonly Issue[] {
  if (parameter === undefined || value >= min) return [];
  return [
    {
      severity: "error",
      code: "outofrange",
      parameter,
      module: endpoint.operationId,
      message: `${parameter}: ${value} is below ${min}, the minimum of this stub`,
      data: { min },
    },
  ];
}

function linkTo({ base, url }: OpenApiCall, name: string | undefined, page: number): string {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
  if (name !== undefined) query.set(name, String(page));
  const text = query.toString();
  return base + path + (text === "" ? "" : `?${text}`);
}
