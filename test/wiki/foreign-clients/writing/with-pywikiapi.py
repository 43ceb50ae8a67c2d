"""What a program in Python writes to a wiki through pywikiapi. Prints what it got as JSON, a step a member.

    with-pywikiapi.py ENDPOINT NAME PASSWORD
"""

import atexit
import json
import sys

from pywikiapi import ApiError, Site

TITLE = "Pages of pywikiapi"

endpoint, name, password = sys.argv[1:]
site = Site(endpoint)
got = {}
# Also if a step fails.
atexit.register(lambda: print(json.dumps(got)))


def code_of(call):
    try:
        return call()
    except ApiError as error:
        return error.data.get("code", str(error.data))


def write(action, **arguments):
    return code_of(lambda: site(action, POST=True, token=site.token(), **arguments))


site.no_ssl = True
site.login(name, password)
got["logged in"] = site.logged_in
got["edit"] = write("edit", title=TITLE, text="{{:Main Page}} [[Main Page]]\n[[Category:Made]]", summary="first")
got["append"] = write("edit", title=TITLE, appendtext="\nhttps://a.example/b", summary="second", bot=True)
got["no page"] = write("edit", title="No such page, ever", text="x", nocreate=True)
got["bad title"] = write("edit", title="[bad]", text="x")
pages = site.query_pages(
    titles=[TITLE, "Main Page", "No such page, ever"], prop=["links", "categories", "extlinks", "templates"], pllimit=1
)
got["pages"] = sorted(pages, key=lambda page: page["title"])
got["all pages"] = [row["title"] for part in site.query(list="allpages", aplimit=3) for row in part["allpages"]]
got["usage"] = [part for part in site.query(list="embeddedin", eititle="Main Page", einamespace=0)]
got["move"] = write("move", **{"from": TITLE, "to": TITLE + " moved", "reason": "away"})
got["taken"] = write("move", **{"from": TITLE, "to": "Main Page"})
got["redirects"] = list(site.query_pages(titles=TITLE, redirects=True))
got["block"] = write("block", user="198.51.100.4", expiry="1 day", reason="noise", nocreate=True)["block"]["nocreate"]
got["again"] = write("block", user="198.51.100.4", expiry="1 day")
got["unblock"] = write("unblock", user="198.51.100.4", reason="calm")["unblock"]["user"]
got["watch"] = code_of(lambda: site("watch", POST=True, titles=TITLE, token=site.token("watch")))
got["rights"] = write("userrights", user="Highlimits", add="sysop", reason="trust")
got["rights back"] = write("userrights", user="Highlimits", remove="sysop", reason="enough")
got["options"] = write("options", optionname="nickname", optionvalue="P")
got["unknown action"] = code_of(lambda: site("nothing"))
got["compare"] = list(site("compare", fromtitle=TITLE + " moved", totitle="Main Page", prop="title")["compare"].values())
log = site.query(list="logevents", letype="block", lelimit=2, leprop="type|title|comment|user")
got["log"] = next(iter(log))["logevents"]
got["parse"] = site("parse", page=TITLE, prop="links|categories", redirects=True)["parse"]
