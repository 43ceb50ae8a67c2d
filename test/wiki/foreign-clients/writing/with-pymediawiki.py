"""What a program in Python asks a wiki through pymediawiki. Prints what it got as JSON, a step a member.

    with-pymediawiki.py ENDPOINT NAME PASSWORD
"""

import json
import sys

from mediawiki import MediaWiki, PageError

endpoint, name, password = sys.argv[1:]
wiki = MediaWiki(url=endpoint, username=name, password=password)
got = {}

got["log-in"] = wiki.logged_in
got["site"] = [wiki.base_url is not None, wiki.extensions == [], sorted(wiki.supported_languages)[:9]]
got["pages"] = wiki.allpages(results=9)
got["beginning"] = wiki.prefixsearch("Pages", results=5)
got["search"] = sorted(wiki.search("Page", results=5))
got["suggestions"] = [row[0] for row in wiki.opensearch("Main", results=3)]
got["members"] = wiki.categorymembers("Made", results=5)
page = wiki.page("Main Page", auto_suggest=False)
got["page"] = [page.pageid, page.title, page.categories, page.links, page.backlinks, page.redirects]
got["html"] = len(page.html) > 20
try:
    wiki.page("No such page, ever", auto_suggest=False)
except PageError as error:
    got["missing page"] = str(error)

json.dump(got, sys.stdout, ensure_ascii=True, sort_keys=True)
