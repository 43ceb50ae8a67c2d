import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";

const wiki = createWiki({
  users: [{ name: "Ann" }, { name: "Bob" }],
  pages: [
    {
      title: "Rose",
      revisions: [
        { text: 'a "red"\n<flower>', user: "Ann", comment: "it's [[Lily|lilies]] & more" },
        { text: "white", user: "Bob", comment: "/* Red & blue */ now\u0001" },
      ],
    },
    {
      title: "Talk:Rose",
      revisions: [
        { text: "talk", user: "Ann", comment: "secret", commenthidden: true, texthidden: true },
      ],
    },
  ],
  watchlist: [
    { owner: "Ann", title: "Rose" },
    { owner: "Ann", title: "Talk:Rose" },
  ],
});
const stub = createParaminfoStub({ wiki });

async function feed(query: string, user?: string): Promise<unknown> {
  const headers = { host: "x", ...(user !== undefined && { cookie: `paramsmith_user=${user}` }) };
  const request = { method: "GET", url: `/api.php?${query}`, headers, body: "" };
  const { issues: _, ...sent } = await stub.service(request);
  return sent;
}

function document(body: string, type = "application/xml"): unknown {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": 'inline; filename="feed.xml"',
  };
  return { status: 200, headers, body: `<?xml version="1.0"?>\n${body}` };
}

const CHANNEL = `		<language>en</language>
		<generator>MediaWiki 1.45.0</generator>
		<lastBuildDate>Mon, 01 Jan 2024 11:00:00 GMT</lastBuildDate>`;

/** The elements of MediaWiki's `RSSFeed`. */
it("a feed in RSS has the facts of the wiki, and its changes", async () => {
  expect(await feed("action=feedcontributions&user=Ann")).toEqual(
    document(`<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
	<channel>
		<title>Stub Wiki - User contributions [en]</title>
		<link>http://x/index.php/Special:Contributions/Ann</link>
		<description>User contributions</description>
${CHANNEL}
		<item>
			<title>Talk:Rose</title>
			<link>http://x/index.php?title=Talk:Rose&amp;diff=3</link>
			<guid isPermaLink="false">http://x/index.php?title=Talk:Rose&amp;diff=3</guid>
			<description>&lt;p&gt;Ann: &lt;/p&gt;
&lt;hr /&gt;
&lt;div&gt;&lt;/div&gt;</description>
			<pubDate>Mon, 01 Jan 2024 11:00:00 GMT</pubDate>
			<dc:creator>Ann</dc:creator>
			<comments>http://x/index.php/Talk:Rose</comments>
		</item>
		<item>
			<title>Rose</title>
			<link>http://x/index.php?title=Rose&amp;diff=1</link>
			<guid isPermaLink="false">http://x/index.php?title=Rose&amp;diff=1</guid>
			<description>&lt;p&gt;Ann: it&amp;#039;s lilies &amp;amp; more&lt;/p&gt;
&lt;hr /&gt;
&lt;div&gt;a &amp;quot;red&amp;quot;&lt;br /&gt;
&amp;lt;flower&amp;gt;&lt;/div&gt;</description>
			<pubDate>Mon, 01 Jan 2024 09:00:00 GMT</pubDate>
			<dc:creator>Ann</dc:creator>
			<comments>http://x/index.php/Talk:Rose</comments>
		</item>
</channel></rss>`),
  );
});

/** The elements of MediaWiki's `AtomFeed`. */
it("a feed in Atom has its own address, and the media type that is wanted", async () => {
  const query = "action=feedwatchlist&linktosections=1&hours=1&feedformat=atom&ctype=text/xml";
  const self = `http://x/api.php?${query.replaceAll("&", "&amp;")}`;
  expect(await feed(query, "Ann")).toEqual(
    document(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
	<id>${self}</id>
	<title>Stub Wiki - Watchlist [en]</title>
	<link rel="self" type="application/atom+xml" href="${self}"/>
	<link rel="alternate" type="text/html" href="http://x/index.php/Special:Watchlist"/>
	<updated>2024-01-01T11:00:00Z</updated>
	<subtitle>Watchlist</subtitle>
	<generator>MediaWiki 1.45.0</generator>
	<entry>
		<id>http://x/index.php?title=Talk:Rose&amp;diff=3</id>
		<title>Talk:Rose</title>
		<link rel="alternate" type="text/html" href="http://x/index.php?title=Talk:Rose&amp;diff=3"/>
		<updated>2024-01-01T11:00:00Z</updated>

		<summary type="html"> (Ann)</summary>
		<author><name>Ann</name></author>
	</entry>
	<entry>
		<id>http://x/index.php?title=Rose&amp;diff=2#Red_&amp;_blue</id>
		<title>Rose</title>
		<link rel="alternate" type="text/html" href="http://x/index.php?title=Rose&amp;diff=2#Red_&amp;_blue"/>
		<updated>2024-01-01T10:00:00Z</updated>

		<summary type="html">/* Red &amp; blue */ now (Bob)</summary>
		<author><name>Bob</name></author>
	</entry>
</feed>`,
      "text/xml",
    ),
  );
});

it("an error is the only item of a feed, without an address, a time and an author", async () => {
  expect(await feed("action=feedwatchlist&ctype=text/html")).toEqual(
    document(`<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
	<channel>
		<title>Stub Wiki - Error - Watchlist [en]</title>
		<link>http://x/index.php/Special:Watchlist</link>
		<description>Watchlist</description>
${CHANNEL}
		<item>
			<title>Error (notloggedin)</title>
			<link></link>
			<guid isPermaLink="false"></guid>
			<description>Only who has logged in has a list of watched pages.</description>
			
			<dc:creator></dc:creator>
			
		</item>
</channel></rss>`),
  );
});
