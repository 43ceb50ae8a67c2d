"""What a program in Python asks a wiki, and writes to it, through pywikibot. Prints what it got as JSON, a step a
member.

    with-pywikibot.py ENDPOINT NAME PASSWORD
"""

import atexit
import base64
import json
import os
import sys
import tempfile

endpoint, name, password = sys.argv[1:]
# It keeps cookies and logs there; no configuration of the machine or the user.
os.environ["PYWIKIBOT_DIR"] = folder = tempfile.mkdtemp()
os.environ["PYWIKIBOT_NO_USER_CONFIG"] = "2"
os.chdir(folder)

import pywikibot
from pywikibot import config
from pywikibot.exceptions import Error

config.put_throttle = config.minthrottle = config.maxthrottle = 0
config.max_retries = 1
config.family_files["tested"] = endpoint
config.password_file = os.path.join(folder, "passwords")
config.usernames["tested"]["tested"] = name
with open(config.password_file, "w") as file:
    file.write(repr((name, password)))
os.chmod(config.password_file, 0o600)

TITLE = "Pages of pywikibot"
site = pywikibot.Site("tested", "tested")
got = {}
# Also if a step fails.
atexit.register(lambda: print(json.dumps(got)))
site.login()
got["log-in"] = [site.logged_in(), site.user(), sorted(site.userinfo["groups"])]
got["site"] = [site.siteinfo["sitename"], str(site.mw_version), sorted(map(str, site.namespaces))]
got["main page"] = pywikibot.Page(site, "Main Page").text
got["missing page"] = pywikibot.Page(site, "No such page, ever").exists()
page = pywikibot.Page(site, TITLE)
page.text = "One [[Main Page]].\n\n[[Category:Made]]"
page.save("first", quiet=True)
page = pywikibot.Page(site, TITLE)
page.text += "\nTwo."
page.save("second", minor=True, quiet=True)
page = pywikibot.Page(site, TITLE)
got["text"] = page.text
got["history"] = [[each.user, each.comment, each.minor] for each in page.revisions()]
got["categories"] = [category.title() for category in page.categories()]
got["links"] = [link.title() for link in page.linkedPages()]
got["backlinks"] = TITLE in [link.title() for link in pywikibot.Page(site, "Main Page").backlinks()]
got["members"] = TITLE in [each.title() for each in pywikibot.Category(site, "Made").members()]
got["preloaded"] = [[each.title(), each.text] for each in site.preloadpages([page])]
got["contributions"] = [[each[0].title(), each[3]] for each in pywikibot.User(site, name).contributions(total=2)]
got["purge"] = page.purge()
got["watched"] = page.watch()
got["protect"] = page.protect(summary="kept", protections={"edit": "sysop"})
got["protection"] = {key: list(value) for key, value in pywikibot.Page(site, TITLE).protection().items()}
try:
    pywikibot.Page(site, "<bad>").save("x", quiet=True)
    got["bad title"] = None
except Error as error:
    got["bad title"] = type(error).__name__
page.move(TITLE + " moved", summary="away")
got["redirect"] = pywikibot.Page(site, TITLE).getRedirectTarget().title()
moved = pywikibot.Page(site, TITLE + " moved")
moved.delete(summary="gone", prompt=False)
got["deleted"] = [moved.exists(), moved.has_deleted_revisions()]
moved.undelete(summary="back")
got["undeleted"] = pywikibot.Page(site, TITLE + " moved").text
got["log"] = [[event.type(), event.action(), event.comment()] for event in site.logevents(total=2, logtype="delete")]
with open("dot.png", "wb") as file:
    file.write(
        base64.b64decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        )
    )
image = pywikibot.FilePage(site, "File:By pywikibot.png")
got["upload"] = image.upload("dot.png", summary="a dot", ignore_warnings=True)
got["file"] = [image.latest_file_info.sha1, image.latest_file_info.size, image.latest_file_info.user]
with open("dot.png", "rb") as file, open("long.png", "wb") as longer:
    longer.write(file.read() + bytes(3000))
again = pywikibot.FilePage(site, "File:By pywikibot in chunks.png")
got["upload in chunks"] = again.upload("long.png", summary="a dot", ignore_warnings=True, chunk_size=2048)
got["file of the chunks"] = [again.latest_file_info.sha1, again.latest_file_info.size]
got["download"] = [image.download("copy.png"), open("copy.png", "rb").read() == open("dot.png", "rb").read()]
other = pywikibot.User(site, "Highlimits")
got["block"] = other.block("infinite", "noise")
got["blocked"] = [other.is_blocked(refresh=True), [each["reason"] for each in site.blocks(iprange=None, users=other.username)]]
# The method needs a right of the name `unblock`, which no wiki has.
site.simple_request(action="unblock", user="Highlimits", reason="silence", token=site.tokens["csrf"]).submit()
got["unblocked"] = other.is_blocked(refresh=True)
moved = pywikibot.Page(site, TITLE + " moved")
moved.change_category(pywikibot.Category(site, "Made"), pywikibot.Category(site, "Made again"), summary="third")
got["categories after"] = [category.title() for category in pywikibot.Page(site, TITLE + " moved").categories()]
# The client sorts by time alone, and several edits may be of one second.
first, *_, last = sorted(revision.revid for revision in moved.revisions())
got["compare"] = site.compare(first, last)
got["templates"] = site.expand_text("{{:Main Page}} {{{1|x}}}")
got["parse"] = site.get_parsed_page(pywikibot.Page(site, "Main Page")).split("<!--")[0].removesuffix("</div>").rstrip()
try:
    site.rollbackpage(moved, user=name)
    got["rollback"] = None
except Error as error:
    got["rollback"] = type(error).__name__
got["deleted revisions"] = len(list(moved.loadDeletedRevisions()))
got["file usage"] = [each.title() for each in image.using_pages()]
got["changes"] = [[each["type"], each["title"]] for each in site.recentchanges(total=8)]
got["watched pages"] = TITLE in [each.title() for each in site.watched_pages()]
site.logout()
got["after the log-out"] = site.logged_in()
