import { expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import { listOrEmpty, textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { clientOf } from "../actions/stub-client.js";
import { accountWiki, errors, sendSteps } from "./account-wiki.js";
import type { Step } from "./account-wiki.js";

/** Users may change tags and administrators may hide users here. */
const MORE_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  user: ["changetags"],
  sysop: ["hideuser", "blockemail", "deleterevision", "deletelogentry"],
};
const usergroups = createWiki({}).site.usergroups.map(({ name, rights, ...group }) => ({
  ...group,
  name,
  rights: [...listOrEmpty(rights), ...(MORE_RIGHTS[textOrEmpty(name)] ?? [])],
}));

const OPTIONS = {
  flag: true,
  off: false,
  count: 50,
  text: "a",
  nothing: null,
  gender: "",
  skin: "vector",
  language: "en",
  editfont: "monospace",
  rclimit: 50,
  rcdays: 7,
  nickname: "",
  realname: "",
  email: "",
  "variant-zh": "",
  watchdefault: false,
  watchrollback: false,
  hidepatrolled: false,
};

const LOGS = [
  {
    type: "managetags",
    action: "create",
    title: "Special:Tags",
    timestamp: "2024-01-01T00:00:00Z",
  },
];

const WIKI = {
  site: {
    usergroups,
    general: { time: "2024-02-01T00:00:00Z" },
    skins: [{ code: "vector" }, { code: "fallback", unusable: true }],
    languages: [{ code: "de" }, { code: "en" }],
    userinfo: { options: OPTIONS },
  },
  users: [
    { name: "Admin", groups: ["sysop", "bureaucrat"], emailable: true },
    { name: "Ann", emailable: true },
    { name: "Bob" },
  ],
  pages: [
    {
      title: "Rose",
      revisions: [
        { text: "one", user: "Ann", revid: 101 },
        { text: "two", user: "Bob", revid: 102 },
        { text: "one", user: "Ann", revid: 103, tags: ["mw-manual-revert"] },
      ],
    },
    { title: "Lily", text: "x" },
  ],
  tags: [{ name: "mine" }, { name: "mw-undo", source: ["software"] }],
  logs: LOGS,
};

const END = "2036-05-06T07:08:09Z";
const PARTIAL = "admin block?user=Ann&partial=1&allowusertalk=1";
const EDIT: Step = "ann edit?title=Rose&text=y";
const GROUPS: Step = "admin query?list=users&ususers=Ann&usprop=groupmemberships";
const PREFERENCES: Step = "ann query?meta=userinfo&uiprop=options";
const LAST_LOG: Step = "admin query?list=logevents&lelimit=1&leprop=type|title|details";
const BLOCKS: Step = "admin query?list=blocks&bkprop=restrictions|range|expiry";

function groups(...memberships: readonly (readonly [group: string, expiry: string])[]): object {
  const groupmemberships = memberships.map(([group, expiry]) => ({ group, expiry }));
  return { query: { users: [{ groupmemberships }] } };
}

function options(values: Readonly<Record<string, unknown>>): object {
  return { query: { userinfo: { options: values } } };
}

/** The number of values of an `options` request that are refused. */
function invalid(count: number): object {
  const warnings = Array.from({ length: count }, () => ({ code: "validationfailed" }));
  return { options: "success", ...(count > 0 && { warnings }) };
}

/** Steps, and the response to the last one or a part of it. */
type Row = readonly [steps: readonly Step[], response: object];

/** What the recordings of a real wiki do not have. */
const CHANGES: Readonly<Record<string, readonly Row[]>> = {
  "the error of a blocked user": [
    [
      [`admin block?user=Ann&expiry=${END}`, EDIT],
      { errors: [{ data: { blockinfo: { blockexpiryformatted: "07:08, 6 May 2036" } } }] },
    ],
    [
      // The blocks of the account and of the address are combined.
      [
        "admin block?user=Ann&nocreate=1&allowusertalk=1",
        `admin block?user=127.0.0.0/16&expiry=${END}`,
        EDIT,
      ],
      {
        errors: [
          {
            code: "blocked",
            data: {
              blockinfo: {
                blockid: null,
                blockexpiry: "infinite",
                blockpartial: false,
                blocknocreate: true,
                blockcomponents: [{ blockid: 1 }, { blockid: 2 }],
              },
            },
          },
        ],
      },
    ],
    [["admin block?user=Ann", "ann patrol?revid=102&tags=mine"], errors("tags-apply-blocked")],
    [["admin block?user=Ann", "ann undelete?title=<>"], errors("blocked")],
    [["admin block?user=Ann", "ann tag?revid=101&add=mine"], errors("blocked")],
    [["admin block?user=Ann", "ann purge?titles=Rose"], errors("blocked")],
    [
      ["admin block?user=Ann&noemail=1", "ann emailuser?target=Admin&subject=s&text=t"],
      errors("blocked"),
    ],
    [
      ["admin block?user=Ann&allowusertalk=1", "ann emailuser?target=Admin&subject=s&text=t"],
      { emailuser: { result: "Success" } },
    ],
  ],
  "a block in the place of another": [
    [
      ["admin block?user=192.0.2.7&reason=r", "admin block?user=192.0.2.7&reason=r&reblock=1"],
      errors("alreadyblocked"),
    ],
    [
      ["admin block?user=Ann", "admin block?user=Ann&anononly=1&reblock=1"],
      errors("alreadyblocked"),
    ],
    [
      [`${PARTIAL}&pagerestrictions=Rose`, `${PARTIAL}&pagerestrictions=Rose&reblock=1`],
      errors("alreadyblocked"),
    ],
    ...[
      "user=192.0.2.7&anononly=1",
      `user=192.0.2.7&expiry=${END}`,
      "user=192.0.2.7&reason=other",
      "user=192.0.2.7&nocreate=1",
      "user=192.0.2.7&allowusertalk=1",
      "user=192.0.2.7&partial=1&allowusertalk=1&actionrestrictions=upload",
    ].map((query): Row => [
      ["admin block?user=192.0.2.7", `admin block?${query}&reblock=1`],
      { block: { id: 1 } },
    ]),
    ...["autoblock=1", "noemail=1", "hidename=1"].map((flag): Row => [
      ["admin block?user=Ann", `admin block?id=1&${flag}`],
      { block: { id: 1, user: "Ann" } },
    ]),
    [["admin block?user=Ann", "admin block?id=1&user=Ann"], errors("invalidparammix")],
    [["admin block?id=9"], errors("nosuchblockid")],
  ],
  "a partial block": [
    [
      [`${PARTIAL}&namespacerestrictions=3`, "ann edit?title=User talk:Ann&text=x"],
      { edit: { result: "Success" } },
    ],
    [
      [`${PARTIAL}&namespacerestrictions=3`, "ann edit?title=User talk:Bob&text=x"],
      errors("blocked"),
    ],
    [
      [
        "admin block?user=Ann&partial=1&namespacerestrictions=3",
        "ann edit?title=User talk:Ann&text=x",
      ],
      errors("blocked"),
    ],
    [
      [`${PARTIAL}&pagerestrictions=Rose`, "ann tag?revid=101&add=mine"],
      { tag: [{ status: "failure" }] },
    ],
    [
      [`${PARTIAL}&namespacerestrictions=3`, "ann tag?revid=101&add=mine"],
      { tag: [{ status: "failure" }] },
    ],
    [
      [`${PARTIAL}&pagerestrictions=rose`, "admin move?from=Rose&to=Tulip", BLOCKS],
      { query: { blocks: [{ restrictions: { pages: [{ ns: 0, title: "Tulip" }] } }] } },
    ],
    [[`${PARTIAL}&actionrestrictions=move`, "ann move?from=Lily&to=Tulip"], errors("blocked")],
    [[`${PARTIAL}&actionrestrictions=move`, EDIT], { edit: { result: "Success" } }],
    [["ann block?user=Ann&partial=1&pagerestrictions=Nowhere"], errors("missingtitle")],
    [
      [`${PARTIAL}&nocreate=1`, LAST_LOG],
      {
        query: {
          logevents: [
            { params: { flags: ["nocreate", "noautoblock"], blockId: 1, sitewide: false } },
          ],
        },
      },
    ],
  ],
  "a change of groups": [
    [
      [`admin userrights?user=Ann&add=bot|sysop&expiry=${END}|infinite`, GROUPS],
      groups(["bot", END], ["sysop", "infinity"]),
    ],
    [
      [
        `admin userrights?user=Ann&add=bot|sysop&expiry=${END}`,
        "admin userrights?user=Ann&add=bot",
        GROUPS,
      ],
      groups(["bot", "infinity"], ["sysop", END]),
    ],
    [
      ["admin userrights?user=Ann&add=bot", "admin userrights?user=Ann&add=bot"],
      { userrights: { added: [], removed: [] } },
    ],
    [
      [
        `admin userrights?user=Ann&add=bot|sysop&expiry=${END}`,
        `admin userrights?user=Ann&add=bot|bureaucrat&expiry=${END}`,
      ],
      { userrights: { added: { "1": "bureaucrat" } } },
    ],
    [
      [
        "admin userrights?user=Ann&add=bot|bureaucrat",
        "admin userrights?user=Ann&remove=suppress|bureaucrat",
      ],
      { userrights: { removed: { "1": "bureaucrat" } } },
    ],
    [["ann userrights?user=Ann&add=sysop"], { userrights: { added: [], removed: [] } }],
  ],
  "a preference": [
    ...(
      [
        ["flag", "1", "flag", true],
        ["flag", "0", "flag", 0],
        ["off", "", "off", false],
        ["off", "1", "off", "1"],
        ["count", "050.0", "count", 50],
        ["count", "51", "count", "51"],
        ["text", "b", "text", "b"],
        ["nothing", "", "nothing", null],
        ["userjs-a", "", "userjs-a", ""],
      ] as const
    ).map(([name, value, shown, kept]): Row => [
      [`ann options?change=${name}=${value}`, PREFERENCES],
      options({ [shown]: kept }),
    ]),
    [
      [
        "ann options?change=userjs-a=1|count=3",
        "ann options?reset=1&resetkinds=userjs",
        PREFERENCES,
      ],
      options({ count: "3" }),
    ],
    [
      ["ann options?change=count=3", "ann options?reset=1&change=text=b", PREFERENCES],
      options({ count: 50, text: "b" }),
    ],
    [
      ["ann options?change=gender=male", "admin query?list=users&ususers=Ann&usprop=gender"],
      { query: { users: [{ gender: "male" }] } },
    ],
    [
      [
        "ann options?change=gender=male",
        "ann options?change=gender",
        "admin query?list=users&ususers=Ann&usprop=gender",
      ],
      { query: { users: [{ gender: "unknown" }] } },
    ],
    [["ann options?change=realname=x|email=x|variant-zh=x|nosuch=x|toString=x"], invalid(5)],
    [["ann options?change=gender=x|skin=fallback|language=fr|editfont="], invalid(4)],
    [["ann options?change=rclimit=1x|rcdays="], invalid(2)],
    [
      ["ann options?change=skin=vector|language=de|rcdays=-1.5|rclimit=%2B5|nickname=anything"],
      invalid(0),
    ],
    [["ann options?change=userjs-a.b=x|userjs-é=x|xuserjs-a=x"], invalid(3)],
    [[`ann options?change=userjs-${"a".repeat(248)}=x|userjs-${"b".repeat(249)}=x`], invalid(1)],
    [[`ann options?change=nickname=${"é".repeat(32_766)}`], invalid(1)],
    // Some preferences require a right.
    [["ann options?change=watchrollback=1|hidepatrolled=1|watchdefault=1"], invalid(2)],
    [["admin options?change=watchrollback=1|hidepatrolled=1|watchdefault=1"], invalid(0)],
  ],
  tags: [
    [
      ["admin tag?revid=101|99&add=mine"],
      {
        tag: [
          { revid: 101, status: "success", added: ["mine"], removed: [] },
          { revid: 99, status: "error", code: "nosuchrevid" },
        ],
      },
    ],
    [
      ["admin tag?revid=101&add=mine", "admin tag?revid=101&add=mine"],
      { tag: [{ status: "success", noop: true }] },
    ],
    [
      ["admin tag?revid=101&add=mine", "admin tag?revid=101&remove=mine"],
      { tag: [{ removed: ["mine"] }] },
    ],
    [
      ["admin tag?revid=101&add=mine", "admin query?list=tags&tgprop=hitcount&tglimit=1"],
      { query: { tags: [{ name: "mine", hitcount: 1 }] } },
    ],
    [
      ["admin tag?revid=101&add=mine", LAST_LOG],
      { query: { logevents: [{ type: "tag", title: "Rose", params: { tagsAdded: ["mine"] } }] } },
    ],
    [
      ["admin tag?revid=101&remove=mw-undo"],
      { tag: [{ status: "failure", errors: [{ code: "tags-update-remove-not-allowed-one" }] }] },
    ],
    [["admin tag?revid=101&add=mw-undo"], errors("badtags")],
    [
      [
        "admin edit?title=Lily&text=y&tags=mine",
        "admin managetags?operation=deactivate&tag=mine",
        "admin query?list=tags&tgprop=defined|active|hitcount&tglimit=1",
      ],
      { query: { tags: [{ name: "mine", defined: false, active: false, hitcount: 1 }] } },
    ],
    [
      [
        "admin edit?title=Lily&text=y&tags=mine",
        "admin managetags?operation=delete&tag=mine",
        "admin query?titles=Lily&prop=revisions&rvprop=tags",
      ],
      { query: { pages: [{ revisions: [{ tags: [] }] }] } },
    ],
  ],
  "a new tag": [
    [["admin managetags?operation=create&tag=Special:"], { managetags: { success: true } }],
    [
      [`admin managetags?operation=create&tag=${"x".repeat(240)}`],
      errors("tags-create-invalid-title-chars"),
    ],
  ],
  "a watched page that changed now": [
    [
      ["admin watch?titles=Rose", "admin setnotificationtimestamp?titles=Rose&timestamp=now"],
      { setnotificationtimestamp: [{ notificationtimestamp: "2024-02-01T00:00:02Z" }] },
    ],
  ],
  "a patrol": [
    [
      ["admin patrol?revid=103", "admin query?revids=102&prop=revisions&rvprop=tags"],
      { query: { pages: [{ revisions: [{ tags: ["mw-reverted"] }] }] } },
    ],
    [["ann patrol?revid=102"], errors("permissiondenied")],
  ],
  "a new account": [
    [
      [
        "nobody createaccount?username=cleo&password=longpassword&retype=longpassword&createreturnurl=https://a.example/",
        "admin query?list=users&ususers=Cleo&usprop=editcount",
      ],
      { query: { users: [{ name: "Cleo", editcount: 0 }] } },
    ],
  ],
  "parts of a type that is not implemented": [
    [["admin revisiondelete?type=oldimage&ids=1&hide=content"], errors("notimplemented")],
  ],
};

const ROWS = Object.entries(CHANGES).flatMap(([what, rows]) =>
  rows.map(([steps, response]) => ({ what, steps, response })),
);

it.each(ROWS)("$what: $steps", async ({ steps, response }) => {
  const { wiki: _wiki, handler: _handler, ...clients } = await accountWiki(WIKI);
  expect(await sendSteps(clients, steps)).toMatchObject(response);
});

it("a new account can log in, with the parameters that the wiki names", async () => {
  const { handler, nobody } = await accountWiki(WIKI);
  const asked = { meta: "authmanagerinfo", amirequestsfor: "create", amimergerequestfields: 1 };
  const { query } = await nobody("query", asked);
  const names = ["username", "password", "retype", "email", "realname", "reason"];
  expect(Object.keys(Object(query).authmanagerinfo.fields)).toEqual(names);
  const PASSWORDS = { password: "longpassword", retype: "longpassword" };
  const params = { ...PASSWORDS, createreturnurl: "https://a.example/", username: "dora" };
  await nobody("createaccount", params, "createaccount");
  const client = clientOf(handler);
  await client.logIn("Dora@test");
  expect(await client.get({ action: "query", meta: "userinfo" })).toMatchObject({
    query: { userinfo: { name: "Dora" } },
  });
});
