"""What a program in Python writes to a wiki through mwclient. Prints what it got as JSON, a step a member.

    with-mwclient.py ENDPOINT NAME PASSWORD
"""

import atexit
import base64
import io
import json
import sys
from urllib.parse import urlsplit

import mwclient

TITLE = "Pages of mwclient"
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

endpoint, name, password = sys.argv[1:]
address = urlsplit(endpoint)
site = mwclient.Site(address.netloc, path="/", scheme=address.scheme)
site.login(name, password)
got = {}
# Also if a step fails.
atexit.register(lambda: print(json.dumps(got)))


def history(page):
    return [
        [revision["user"], revision["comment"], revision["size"], "minor" in revision]
        for revision in page.revisions(prop="user|comment|size|flags")
    ]


page = site.pages[TITLE]
got["rights"] = [page.can("edit"), page.can("move"), page.exists]
got["edit"] = page.save("One [[Main Page]].\n\n== Part ==\nTwo.\n\n[[Category:Made]]", "first")
page = site.pages[TITLE]
got["text"] = page.text()
got["section"] = page.text(section=1)
got["edit of a section"] = page.save("== Part ==\nThree.", "second", minor=True, section=1)
got["append"] = page.append("\nFour.", "third")
got["prepend"] = page.prepend("Zero.\n", "fourth")
page = site.pages[TITLE]
got["text after"] = page.text()
got["history"] = history(page)
got["categories"] = [category.name for category in page.categories()]
got["links"] = [link.name for link in page.links()]
got["contributions"] = [
    [edit["title"], edit["comment"], edit["sizediff"]]
    for edit in site.usercontributions(name, limit=4, prop="title|comment|sizediff")
][:4]
try:
    stale = site.pages[TITLE]
    stale.text()
    site.pages[TITLE].save("Other.", "fifth")
    site.post("edit", title=TITLE, text="Mine.", baserevid=stale.revision, token=site.get_token("csrf"))
    got["conflict"] = None
except mwclient.errors.APIError as error:
    got["conflict"] = error.code
try:
    got["missing right"] = mwclient.Site(
        address.netloc, path="/", scheme=address.scheme, force_login=False
    ).pages["MediaWiki:Sidebar"].save("x")
except mwclient.errors.MwClientError as error:
    got["missing right"] = [type(error).__name__, getattr(error, "code", None)]

got["touch"] = page.touch()
got["purge"] = page.purge()
got["move"] = page.move(TITLE + " moved", reason="away")
moved = site.pages[TITLE + " moved"]
got["redirect"] = [site.pages[TITLE].redirect, site.pages[TITLE].resolve_redirect().name]
got["delete"] = moved.delete(reason="gone")["title"]
got["exists"] = site.pages[TITLE + " moved"].exists
got["log"] = [
    [event["action"], event["title"], event["comment"]]
    for event in site.logevents(limit=2, type="delete")
][:2]
got["upload"] = site.upload(io.BytesIO(DOT), "By mwclient.png", "a dot", ignore=True)["result"]
image = site.images["By mwclient.png"]
got["file"] = [image.exists, image.imageinfo["size"], image.imageinfo["sha1"], image.download() == DOT]
site.chunk_size = 2048
again = site.upload(io.BytesIO(DOT + bytes(3000)), "By mwclient in chunks.png", "a dot", ignore=True)
got["upload in chunks"] = [sorted(again), site.images["By mwclient in chunks.png"].imageinfo["sha1"]]
got["files"] = [file.name for file in site.allimages(prefix="By mwclient")]
moved.save("Again. [[File:By mwclient.png]]", "sixth")
got["usage"] = [page.name for page in image.imageusage()]
got["duplicates"] = [file["name"] for file in image.duplicatefiles() if "mwclient" in file["name"]]
got["parse"] = site.parse(text="''One'' [[Main Page]].", prop="links|sections")
got["templates"] = site.expandtemplates("{{:Main Page}} {{{1|x}}}")
visitor = mwclient.Site(address.netloc, path="/", scheme=address.scheme, force_login=False)
got["edit of nobody"] = visitor.pages[TITLE].save("By nobody.", "visit")
got["rollback"] = site.post("rollback", title=TITLE, user="127.0.0.1", token=site.get_token("rollback"))["rollback"]
got["block"] = site.post("block", user="192.0.2.8", expiry="never", reason="noise", token=site.get_token("csrf"))["block"]
got["blocks"] = [[block["user"], block["reason"], block["expiry"]] for block in site.blocks(users="192.0.2.8")]
got["protect"] = site.post(
    "protect", title=TITLE, protections="edit=sysop|move=sysop", expiry="infinite", token=site.get_token("csrf")
)["protect"]
got["protection"] = site.pages[TITLE].protection
got["watch"] = site.post("watch", titles=TITLE, token=site.get_token("watch"))["watch"]
got["watchlist"] = [change["title"] for change in site.watchlist(limit=5) if change["title"] == TITLE]
got["users"] = [[user["name"], user["groups"]] for user in site.users([name, "Nobody here"]) if "groups" in user]
got["changes"] = [
    [change["type"], change["title"], change["comment"]]
    for change in site.recentchanges(limit=12, prop="title|comment")
][:12]
