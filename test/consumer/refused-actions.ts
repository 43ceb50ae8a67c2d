import { clearhasmsg } from "paramsmith/actions/clearhasmsg";
import { edit } from "paramsmith/actions/edit";
import type { editModule, EditParams } from "paramsmith/actions/edit";
import { logout } from "paramsmith/actions/logout";
import { protect } from "paramsmith/actions/protect";
import { upload } from "paramsmith/actions/upload";
import { watch } from "paramsmith/actions/watch";
import { continueQuery, fetchSender, sendRequest } from "paramsmith/client";
import type { ModuleDescriptor, Send, Token } from "paramsmith/client";

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
// @ts-expect-error TS2375: a token of another type
edit({ title: "A", text: "B", token: rollbackToken });
// @ts-expect-error TS2322: several tokens
edit({ title: "A", text: "B", token: ["a", "b"] });
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
