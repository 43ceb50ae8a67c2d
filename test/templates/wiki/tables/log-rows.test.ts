import { expect, it } from "vitest";
import type { TableName } from "../../../../templates/wiki/data/wiki.js";
import { mixedRows } from "./mixed-wiki.js";

const PATROLLED = "patrolled=true autopatrolled=true";
const NO_TEXT = "oldlen=0 newlen=0";
const ADMIN = "user=Admin userid=3";
const ANN = "user=Ann userid=2";
const BOB = "user=Bob userid=1";

/** With the parameters that MediaWiki's logs have; changes are patrolled if their user is trusted. */
it.each<readonly [table: TableName, rows: readonly string[]]>([
  [
    "logevents",
    [
      `logid=1 ns=2 title=User:Bob logpage=0 params={userid=1} type=newusers action=create ${BOB} timestamp=2023-12-31T00:00:00Z`,
      `logid=2 ns=2 title=User:Ann logpage=0 params={userid=2} type=newusers action=create ${ANN} timestamp=09:00`,
      `logid=3 ns=0 title=Rose logpage=1 type=create action=create ${ANN} timestamp=09:00 comment=new`,
      `logid=4 ns=2 title=User:Admin logpage=0 params={userid=3} type=newusers action=create ${ADMIN} timestamp=11:00`,
      `logid=5 ns=0 title=Rose logpage=1 params={description=[edit=sysop] [move=autoconfirmed],cascade=true,details=[{type=edit,level=sysop,expiry=infinite,cascade=false},{type=move,level=autoconfirmed,expiry=2030-01-01T00:00:00Z,cascade=true}]} type=protect action=protect ${ADMIN} timestamp=11:00`,
      `logid=6 ns=0 title=Moved logpage=2 type=create action=create ${ADMIN} timestamp=12:00`,
      `logid=7 ns=14 title=Category:Plants logpage=3 type=create action=create ${ADMIN} timestamp=13:00`,
      `logid=8 ns=6 title=File:A.png logpage=4 type=create action=create ${BOB} timestamp=14:00`,
      `logid=9 ns=6 title=File:A.png logpage=4 params={img_timestamp=14:00} type=upload action=upload ${BOB} timestamp=14:00 comment=first`,
      `logid=10 ns=6 title=File:A.png logpage=4 params={img_timestamp=15:00} type=upload action=overwrite ${ADMIN} timestamp=15:00 comment=second`,
      `logid=11 ns=0 title=Gone logpage=5 type=create action=create ${ANN} timestamp=16:00`,
      `logid=12 ns=0 title=Gone logpage=5 type=delete action=delete ${BOB} timestamp=17:00 comment=bye`,
      `logid=13 ns=0 title=Never logpage=0 params={description=[create=sysop],cascade=false,details=[{type=create,level=sysop,expiry=infinite,cascade=false}]} type=protect action=protect ${ADMIN} timestamp=18:00 comment=no`,
      `logid=14 ns=2 title=User:Ann logpage=0 params={duration=2030-01-01T00:00:00Z,flags=[nocreate,noautoblock],restrictions={pages=[{page_ns=0,page_title=Rose}]},sitewide=false,expiry=2030-01-01T00:00:00Z} type=block action=block ${BOB} timestamp=19:00 comment=x`,
      `logid=15 ns=2 title=User:192.0.2.0/24 logpage=0 params={duration=infinity,flags=[anononly,nocreate],sitewide=true} type=block action=block ${BOB} timestamp=20:00`,
      `logid=16 ns=0 title=Rose logpage=1 params={curid=2} type=patrol action=patrol ${BOB} timestamp=21:00`,
    ],
  ],
  [
    "changes",
    [
      `rcid=1 type=log ns=2 title=User:Bob pageid=0 revid=0 old_revid=0 ${BOB} ${NO_TEXT} timestamp=2023-12-31T00:00:00Z ${PATROLLED} logid=1 logtype=newusers logaction=create logparams={userid=1} source=mw.log`,
      `rcid=2 type=log ns=2 title=User:Ann pageid=0 revid=0 old_revid=0 ${ANN} ${NO_TEXT} timestamp=09:00 ${PATROLLED} logid=2 logtype=newusers logaction=create logparams={userid=2} source=mw.log`,
      `rcid=3 type=new ns=0 title=Rose pageid=1 revid=1 old_revid=0 ${ANN} new=true oldlen=0 newlen=54 timestamp=09:00 comment=new ${PATROLLED} tags=[visual] source=mw.new`,
      "rcid=4 type=edit ns=0 title=Rose pageid=1 revid=2 old_revid=1 user=192.0.2.1 userid=0 anon=true minor=true oldlen=54 newlen=36 timestamp=10:00 unpatrolled=true source=mw.edit",
      `rcid=5 type=log ns=2 title=User:Admin pageid=0 revid=0 old_revid=0 ${ADMIN} ${NO_TEXT} timestamp=11:00 ${PATROLLED} logid=4 logtype=newusers logaction=create logparams={userid=3} source=mw.log`,
      `rcid=6 type=log ns=0 title=Rose pageid=1 revid=0 old_revid=0 ${ADMIN} ${NO_TEXT} timestamp=11:00 ${PATROLLED} logid=5 logtype=protect logaction=protect logparams={description=[edit=sysop] [move=autoconfirmed],cascade=true,details=[{type=edit,level=sysop,expiry=infinite,cascade=false},{type=move,level=autoconfirmed,expiry=2030-01-01T00:00:00Z,cascade=true}]} source=mw.log`,
      `rcid=7 type=new ns=0 title=Moved pageid=2 revid=3 old_revid=0 ${ADMIN} new=true oldlen=0 newlen=20 timestamp=12:00 ${PATROLLED} source=mw.new`,
      `rcid=8 type=new ns=14 title=Category:Plants pageid=3 revid=4 old_revid=0 ${ADMIN} new=true oldlen=0 newlen=33 timestamp=13:00 ${PATROLLED} source=mw.new`,
      `rcid=9 type=log ns=6 title=File:A.png pageid=4 revid=5 old_revid=0 ${BOB} ${NO_TEXT} timestamp=14:00 comment=first ${PATROLLED} logid=9 logtype=upload logaction=upload logparams={img_timestamp=14:00} source=mw.log`,
      `rcid=10 type=log ns=6 title=File:A.png pageid=4 revid=0 old_revid=0 ${ADMIN} ${NO_TEXT} timestamp=15:00 comment=second ${PATROLLED} logid=10 logtype=upload logaction=overwrite logparams={img_timestamp=15:00} source=mw.log`,
      `rcid=11 type=log ns=0 title=Gone pageid=5 revid=0 old_revid=0 ${BOB} ${NO_TEXT} timestamp=17:00 comment=bye ${PATROLLED} logid=12 logtype=delete logaction=delete source=mw.log`,
      `rcid=12 type=log ns=0 title=Never pageid=0 revid=0 old_revid=0 ${ADMIN} ${NO_TEXT} timestamp=18:00 comment=no ${PATROLLED} logid=13 logtype=protect logaction=protect logparams={description=[create=sysop],cascade=false,details=[{type=create,level=sysop,expiry=infinite,cascade=false}]} source=mw.log`,
      `rcid=13 type=log ns=2 title=User:Ann pageid=0 revid=0 old_revid=0 ${BOB} ${NO_TEXT} timestamp=19:00 comment=x ${PATROLLED} logid=14 logtype=block logaction=block logparams={duration=2030-01-01T00:00:00Z,flags=[nocreate,noautoblock],restrictions={pages=[{page_ns=0,page_title=Rose}]},sitewide=false,expiry=2030-01-01T00:00:00Z} source=mw.log`,
      `rcid=14 type=log ns=2 title=User:192.0.2.0/24 pageid=0 revid=0 old_revid=0 ${BOB} ${NO_TEXT} timestamp=20:00 ${PATROLLED} logid=15 logtype=block logaction=block logparams={duration=infinity,flags=[anononly,nocreate],sitewide=true} source=mw.log`,
      `rcid=15 type=log ns=0 title=Rose pageid=1 revid=0 old_revid=0 ${BOB} ${NO_TEXT} timestamp=21:00 ${PATROLLED} logid=16 logtype=patrol logaction=patrol logparams={curid=2} source=mw.log`,
    ],
  ],
])("the table %s has an entry for each event that MediaWiki logs", (table, rows) => {
  expect(mixedRows(table)).toEqual(rows);
});
