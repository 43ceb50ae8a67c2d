import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

const stub = createParaminfoStub({ wiki: createWiki({ users: [{ name: "Admin" }] }) });

async function validated(
  params: Readonly<Record<string, string>>,
  method: "GET" | "POST" = "POST",
) {
  const query = new URLSearchParams({ action: "validatepassword", format: "json", ...params });
  const address = "https://wiki.example/w/api.php";
  const response = await stub(
    method === "GET"
      ? new Request(`${address}?${query.toString()}`)
      : new Request(address, { method: "POST", body: query }),
  );
  return response.json();
}

it("a password that is long enough is good", async () => {
  expect(await validated({ password: "Zk7#wq92-Fd", user: "New" })).toEqual({
    validatepassword: { validity: "Good" },
  });
});

it("a short password is to be changed, and a part of the name as well", async () => {
  expect(await validated({ password: "ne", user: "New" })).toEqual({
    validatepassword: {
      validity: "Change",
      validitymessages: [
        { message: "passwordtooshort", params: [8], code: "passwordtooshort", type: "error" },
        {
          message: "password-substring-username-match",
          params: [],
          code: "password-substring-username-match",
          type: "error",
        },
      ],
    },
  });
});

it("a password that nobody can log in with is invalid", async () => {
  expect(await validated({ password: "x".repeat(4097), formatversion: "2" })).toMatchObject({
    validatepassword: { validity: "Invalid", validitymessages: [{ code: "passwordtoolong" }] },
  });
});

it("an account that exists, and a name that none can have, are errors", async () => {
  expect(await validated({ password: "x", user: "admin" })).toMatchObject({
    error: { code: "userexists" },
  });
  expect(await validated({ password: "x", user: "a@b" })).toMatchObject({
    error: { code: "baduser_user" },
  });
});

it("a password in an address is refused", async () => {
  expect(await validated({ password: "x" }, "GET")).toMatchObject({
    error: { code: "mustbeposted" },
  });
});
