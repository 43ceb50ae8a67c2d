/** Returns the member for a status: for its code, its class (`2XX`) or `default`. */
export function ofStatus<Member>(
  members: Readonly<Record<string, Member>>,
  status: number,
): Member | undefined {
  const [first = ""] = String(status);
  const keys = [String(status), `${first}XX`, `${first}xx`, "default"];
  const key = keys.find((each) => Object.hasOwn(members, each));
  return key === undefined ? undefined : members[key];
}
