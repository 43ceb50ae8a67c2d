import { expect, it } from "vitest";
import type { TableName } from "../../../../templates/wiki/data/wiki.js";
import { mixedRows } from "./mixed-wiki.js";

const PAGE = "contentmodel=wikitext pagelanguage=en pagelanguagehtmlcode=en pagelanguagedir=ltr";
const WIKITEXT = "contentmodel=wikitext contentformat=text/x-wiki roles=[main]";
const ADMIN = "user=Admin userid=3";
const ANN = "user=Ann userid=2";
const BOB = "user=Bob userid=1";

/** An event without a time is an hour after the one before it, from nine o'clock; users are numbered by their first events. */
it.each<readonly [table: TableName, rows: readonly string[]]>([
  [
    "pages",
    [
      `pageid=1 ns=0 title=Rose length=36 touched=10:00 lastrevid=2 ${PAGE}`,
      `pageid=2 ns=0 title=Moved redirect=true new=true length=20 touched=12:00 lastrevid=3 ${PAGE}`,
      `pageid=3 ns=14 title=Category:Plants new=true length=33 touched=13:00 lastrevid=4 ${PAGE}`,
      `pageid=4 ns=6 title=File:A.png new=true length=6 touched=14:00 lastrevid=5 ${PAGE}`,
    ],
  ],
  [
    "revisions",
    [
      `revid=1 pageid=1 parentid=0 ${ANN} timestamp=09:00 comment=new size=54 sha1=233063ef1d8c7ff4c0fdfba8d4f4da3dbe35214c content=[[Lily]] [[Category:Plants|r]] {{Note}} [[File:A.png]] ${WIKITEXT} tags=[visual]`,
      `revid=2 pageid=1 parentid=1 user=192.0.2.1 userid=0 anon=true timestamp=10:00 minor=true size=36 sha1=5915a219cb28c07099209a6abfc0346742d3e0cd content=__NOTOC__ [[w:x]] http://a.example/b ${WIKITEXT}`,
      `revid=3 pageid=2 parentid=0 ${ADMIN} timestamp=12:00 size=20 sha1=5df86d2d2ffdaa6c64836e872410cfd4e9be9785 content=#REDIRECT [[Rose#a]] ${WIKITEXT}`,
      `revid=4 pageid=3 parentid=0 ${ADMIN} timestamp=13:00 size=33 sha1=b732512455c54ca595faa8fbdf65bcf4f65f93de content=__HIDDENCAT__ [[Category:Things]] ${WIKITEXT}`,
      `revid=5 pageid=4 parentid=0 ${BOB} timestamp=14:00 size=6 sha1=eb599ec83d383f0f25691c184f656d40384f9435 content=a file ${WIKITEXT}`,
    ],
  ],
  [
    "deletedrevisions",
    [
      `revid=6 pageid=5 ns=0 title=Gone parentid=0 ${ANN} timestamp=16:00 size=4 sha1=a6dfdeaa3a44a4c52d44284847d7160892b4017e content=gone ${WIKITEXT}`,
    ],
  ],
  [
    "users",
    [
      "userid=1 name=Bob registration=2023-12-31T00:00:00Z editcount=50 groups=[sysop] groupmemberships=[{group=sysop,expiry=2030-01-01T00:00:00Z}] gender=unknown active=true recentactions=6",
      "userid=2 name=Ann registration=09:00 editcount=2 groups=[bot] groupmemberships=[{group=bot,expiry=infinity}] gender=female emailable=true active=true recentactions=2",
      "userid=3 name=Admin registration=11:00 editcount=2 groups=[bureaucrat,sysop] groupmemberships=[{group=bureaucrat,expiry=infinity},{group=sysop,expiry=infinity}] gender=unknown active=true recentactions=5",
    ],
  ],
  [
    "restrictions",
    [
      "pageid=1 type=edit level=sysop expiry=infinity",
      "pageid=1 type=move level=autoconfirmed expiry=2030-01-01T00:00:00Z cascade=true",
    ],
  ],
  [
    "protectedtitles",
    [`ns=0 title=Never timestamp=18:00 ${ADMIN} comment=no expiry=infinity level=sysop`],
  ],
  [
    "files",
    [
      `name=A.png ns=6 title=File:A.png timestamp=15:00 ${ADMIN} size=7 width=4 height=1 comment=second url=http://127.0.0.1:8080/images/A.png descriptionurl=http://127.0.0.1:8080/index.php/File:A.png descriptionshorturl=http://127.0.0.1:8080/index.php?curid=4 mime=image/png mediatype=BITMAP bitdepth=8 metadata=null`,
    ],
  ],
  [
    "oldfiles",
    [
      `name=A.png ns=6 title=File:A.png timestamp=14:00 ${BOB} size=5 width=2 height=3 comment=first url=http://127.0.0.1:8080/images/archive/20240101150000!A.png descriptionurl=http://127.0.0.1:8080/index.php/File:A.png descriptionshorturl=http://127.0.0.1:8080/index.php?curid=4 mime=image/png mediatype=BITMAP bitdepth=8 metadata=null archivename=20240101150000!A.png`,
    ],
  ],
  [
    "blocks",
    [
      `id=1 target=user ${ANN} by=Bob byid=1 timestamp=19:00 expiry=2030-01-01T00:00:00Z reason=x nocreate=true allowusertalk=true partial=true restrictions={pages=[{id=1,ns=0,title=Rose}]}`,
      "id=2 target=range user=192.0.2.0/24 userid=0 rangestart=192.0.2.0 rangeend=192.0.2.255 by=Bob byid=1 timestamp=20:00 expiry=infinity anononly=true nocreate=true allowusertalk=true",
    ],
  ],
  [
    "tags",
    ["name=visual displayname=Visual description=edit hitcount=1 defined=true source=[extension]"],
  ],
  ["watchlist", ["owner=Ann ns=0 title=Rose notificationtimestamp=2024-01-02T00:00:00Z"]],
])(
  "the table %s has each thing that the data describe, and what follows from them",
  (table, rows) => {
    expect(mixedRows(table).filter((row) => !row.startsWith("name=mw-"))).toEqual(rows);
  },
);
