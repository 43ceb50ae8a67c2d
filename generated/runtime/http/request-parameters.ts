// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceRequest } from "./service.js";

/**
 * The parameters of a request, percent-encoded: those of the address, and those of a form body,
 * which override them. A form may be urlencoded or `multipart/form-data`, which clients use for
 * long ones; files in it are ignored. A body of another type is not read.
 */
export function requestParameters({ method, url, headers, body }: ServiceRequest): string {
  const query = addressParameters(url);
  const form = method === "POST" ? formParameters(headers["content-type"] ?? "", body) : "";
  if (form === "") return query;
  return query === "" ? form : `${query}&${form}`;
}

/** The parameters of an address or of its path and query, percent-encoded. */
export function addressParameters(url: string): string {
  const question = url.indexOf("?");
  const [query = ""] = question < 0 ? [] : url.slice(question + 1).split("#", 1);
  return query;
}

function formParameters(type: string, body: string): string {
  if (type.startsWith("application/x-www-form-urlencoded")) return body;
  const boundary = /^multipart\/form-data\s*;[^]*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  return mark === undefined ? "" : multipartParameters(body, mark);
}

function multipartParameters(body: string, boundary: string): string {
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return parts
    .flatMap((part) => {
      const end = part.indexOf("\r\n\r\n");
      const [, disposition = ""] =
        /content-disposition: *form-data;([^\r]*)/i.exec(part.slice(0, end)) ?? [];
      const name = /\bname="([^"]*)"/.exec(disposition)?.[1];
      if (end < 0 || name === undefined || / filename\*?=/i.test(disposition)) return [];
      return [`${encodeURIComponent(name)}=${encodeURIComponent(part.slice(end + 4))}`];
    })
    .join("&");
}
