import { edit } from "paramsmith/actions/edit";
import { move } from "paramsmith/actions/move";
import { alldeletedrevisions } from "paramsmith/paraminfo/alldeletedrevisions";
import { langlinks } from "paramsmith/paraminfo/langlinks";
import { usercontribs } from "paramsmith/paraminfo/usercontribs";
import { users } from "paramsmith/paraminfo/users";

// Requests that break a rule about several parameters.
// @ts-expect-error TS2554: none of user, userids, userprefix and iprange
usercontribs();
// @ts-expect-error TS2345: none of them, but others
usercontribs({ limit: 5 });
// @ts-expect-error TS2345: a title without a language
langlinks({ title: "A" });
// @ts-expect-error TS2345: nothing to save
edit({ title: "A", summary: "B" });

// Parameters that cannot be used together: each has an error that names the others.
usercontribs({
  // @ts-expect-error TS2322: cannot be used with userids
  user: "A",
  limit: 5,
  // @ts-expect-error TS2322: cannot be used with user
  userids: [1],
});
users({
  // @ts-expect-error TS2322: cannot be used with userids
  users: "A",
  // @ts-expect-error TS2322: cannot be used with users
  userids: 1,
});
alldeletedrevisions({
  // @ts-expect-error TS2322: cannot be used with from
  user: "A",
  // @ts-expect-error TS2322: cannot be used with user
  from: "B",
});
move({
  // @ts-expect-error TS2322: cannot be used with fromid
  from: "A",
  // @ts-expect-error TS2322: cannot be used with from
  fromid: 1,
  to: "B",
});
