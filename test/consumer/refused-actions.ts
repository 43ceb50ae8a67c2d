import { clearhasmsg } from "paramsmith/actions/clearhasmsg";
import { edit, editPage } from "paramsmith/actions/edit";
import type { editModule, EditParams } from "paramsmith/actions/edit";
import { logIn } from "paramsmith/actions/login";
import { logout } from "paramsmith/actions/logout";
import { protect } from "paramsmith/actions/protect";
import { upload, uploadFile } from "paramsmith/actions/upload";
import { watch } from "paramsmith/actions/watch";
import { continueQuery, fetchSender, sendRequest } from "paramsmith/client";
import type { ModuleDescriptor, Send, SendWithTokens, Token } from "paramsmith/client";

const send: Send = fetchSender("https://wiki.example/w/api.php");
declare const params: EditParams;
declare const rollbackToken: Token<"rollback">;

// Requests without the token that their module requires, and a sender that adds none.
// @ts-expect-error TS2741: an edit
await sendRequest(edit({ title: "A", text: "B" }), send);
// @ts-expect-error TS2741: a request without any parameter
await sendRequest(logout(), send);
// @ts-expect-error TS2741: parameters that may have a token
await sendRequest(edit(params), send);
// @ts-expect-error TS2741: a request that is continued
for await (const response of continueQuery(watch({ titles: "A" }), send)) void response;

// Tokens.
// @ts-expect-error TS2322: a token of another type
edit({ title: "A", token: rollbackToken });
// @ts-expect-error TS2322: several tokens
edit({ title: "A", token: ["a", "b"] });
// @ts-expect-error TS2741: another required parameter is missing
protect({ title: "A" });

// The address of a request that must be posted.
// @ts-expect-error TS2345: it has none
edit({ title: "A", text: "B" }).url("https://wiki.example/w/api.php");

// Descriptors that contradict their types.
type Edit = typeof editModule;
declare const plain: ModuleDescriptor<"edit", "action", false, EditParams>;
// @ts-expect-error TS2375: a module that must be posted, without the flag
export const unposted: Edit = plain;

// Files.
// @ts-expect-error TS2322: the name of a file
upload({ filename: "A", file: "a.png" });
// @ts-expect-error TS2322: a list of bytes
upload({ filename: "A", file: [1, 2] });

// An action without parameters.
// @ts-expect-error TS2554: parameters before the options
clearhasmsg({}, { maxlag: 5 });
// @ts-expect-error TS2353: a parameter
clearhasmsg({ title: "A" });

// Edits: each mistake in an object literal is reported at its place.
declare const session: SendWithTokens;
declare const isDone: boolean;
editPage(session, "A", ({ content }) => ({
  text: content,
  // @ts-expect-error TS2322: a number
  summary: 5,
  // @ts-expect-error TS2322: a text instead of a boolean
  minor: "yes",
  // @ts-expect-error TS2322: a misspelled name
  sumary: "x",
}));
// @ts-expect-error TS2322: the same, of an asynchronous function
editPage(session, "A", async () => ({ text: "B", summary: 5, minor: "yes", sumary: "x" }));
// @ts-expect-error TS2345: the same, of several results
editPage(session, "A", ({ content }) => {
  if (isDone) return undefined;
  if (content === "") return "A";
  return { text: content, summary: 5, minor: "yes", sumary: "x" };
});
// @ts-expect-error TS2345: the same, of several results of an asynchronous function
editPage(session, "A", async ({ content }) => {
  if (isDone) return undefined;
  return { text: content, sumary: "x" };
});
// @ts-expect-error TS2345: in one of two edits
editPage(session, "A", () => {
  if (isDone) return { text: "A", sumary: "x" };
  return { text: "B" };
});
// @ts-expect-error TS2322: in one of two edits
editPage(session, "A", () => (isDone ? { text: "A", watchlist: "never" } : "B"));
// @ts-expect-error TS2322: an edit without content
editPage(session, "A", () => ({ summary: "x" }));
// @ts-expect-error TS2322: the same, of an asynchronous function
editPage(session, "A", async () => ({ summary: "x" }));
// @ts-expect-error TS2322: a parameter that the task sets
editPage(session, "A", () => ({ text: "B", title: "C" }));
// @ts-expect-error TS2322: a section, which is another text than the one that was fetched
editPage(session, "A", () => ({ text: "B", section: "1" }));
// @ts-expect-error TS2322: parameters of another type
editPage(session, "A", () => params);
// @ts-expect-error TS2322: a number
editPage(session, "A", () => 5);
// @ts-expect-error TS2322: null
editPage(session, "A", async () => null);
// @ts-expect-error TS2741: a sender that adds no tokens
editPage(send, "A", () => "B");
// @ts-expect-error TS2561: an unknown option
editPage(session, "A", () => "B", { retries: 3 });

// Uploads and logins.
// @ts-expect-error TS2561: a misspelled name
uploadFile(session, "A", new Blob([]), { coment: "x" });
// @ts-expect-error TS2322: a number
uploadFile(session, "A", new Blob([]), { comment: 5 });
// @ts-expect-error TS2353: a parameter that the task sets
uploadFile(session, "A", new Blob([]), { filename: "B" });
// @ts-expect-error TS2345: no password
logIn(send, { name: "A" });
// @ts-expect-error TS2561: a misspelled name
logIn(send, { name: "A", pasword: "b" });
// @ts-expect-error TS2353: a parameter that the task sets
logIn(send, { name: "A", password: "b", token: "c" });
