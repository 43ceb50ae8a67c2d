import type { ServiceResponse } from "../../runtime/http/service.js";

/** An error of `index.php` as plain text; the server sends a page in HTML. */
export function scriptError(status: number, text: string): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
}
