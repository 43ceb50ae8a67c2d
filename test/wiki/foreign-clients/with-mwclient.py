"""What a program in Python asks a wiki through mwclient. Prints what it got as JSON, a step a member.

    with-mwclient.py ENDPOINT NAME PASSWORD
"""

import json
import sys
from urllib.parse import urlsplit

import mwclient

endpoint, name, password = sys.argv[1:]
address = urlsplit(endpoint)
site = mwclient.Site(address.netloc, path="/", scheme=address.scheme)
got = {}

got["before the log-in"] = {"name": site.username, "writeapi": site.writeapi}
site.login(name, password)
got["log-in"] = {"groups": sorted(site.groups), "logged in": site.logged_in}
got["site"] = {
    "sitename": site.site["sitename"],
    "version": site.version,
    "namespaces": {str(key): value for key, value in site.namespaces.items()},
}
got["list with continuation"] = [page.name for page in site.allpages(limit=7)]
got["list of a namespace"] = [page.name for page in site.allpages(namespace=10, limit=3)]
got["generator with props"] = [
    [page.name, page.exists, page.redirect, page.length, page.contentmodel, page.touched is not None]
    for page in site.allpages(start="D", end="H", generator=True, limit=4)
]
got["categories of pages"] = {
    title: [category.name for category in site.pages[title].categories()]
    for title in ("Main Page", "Tulip", "Rose")
}
got["links of pages"] = [page.name for page in site.pages["Main Page"].links()]
got["backlinks"] = [page.name for page in site.pages["Tulip"].backlinks()]
got["members of a category"] = [page.name for page in site.categories["Flowers"]]
got["text"] = site.pages["Main Page"].text()
got["revisions"] = [
    [revision["revid"], revision["user"], revision["comment"]]
    for revision in site.pages["Main Page"].revisions(limit=2, prop="ids|user|comment")
]
got["recent changes"] = [
    [change["type"], change.get("title"), change["rcid"]]
    for change in site.recentchanges(limit=5, prop="title|ids", show="!bot")
][:12]
got["contributions"] = [
    [edit["title"], edit["revid"]] for edit in site.usercontributions("Admin", limit=5)
][:12]
got["titles at once"] = site.get(
    "query", titles="Tulip|main page|No such page, ever|Talk:Tulip", prop="info", formatversion="2"
)["query"]
missing = site.pages["No such page, ever"]
got["missing page"] = [missing.exists, missing.revision, missing.text()]

try:
    site.get("query", list="allpages", apnamespace="99999")
    got["invalid parameter"] = None
except mwclient.errors.APIError as error:
    got["invalid parameter"] = error.code

json.dump(got, sys.stdout, ensure_ascii=True, sort_keys=True)
