"""What a program in Python writes to a wiki through mwapi. Prints what it got as JSON, a step a member.

    with-mwapi.py ENDPOINT NAME PASSWORD
"""

import atexit
import base64
import io
import json
import sys
from urllib.parse import urlsplit

import mwapi

TITLE = "Pages of mwapi"
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

endpoint, name, password = sys.argv[1:]
address = urlsplit(endpoint)
session = mwapi.Session(
    f"{address.scheme}://{address.netloc}", user_agent="paramsmith tests", api_path=address.path, formatversion=2
)
got = {}
# Also if a step fails.
atexit.register(lambda: print(json.dumps(got)))


def code_of(call):
    try:
        return call()
    except mwapi.errors.APIError as error:
        return error.code


session.login(name, password)
token = session.get(action="query", meta="tokens", type="csrf|watch|rollback")["query"]["tokens"]["csrftoken"]
got["user"] = session.get(action="query", meta="userinfo", uiprop=["groups", "editcount"])["query"]
edit = {"action": "edit", "title": TITLE, "token": token}
got["edit"] = session.post(text="One [[Main Page]] and [[Nowhere]].\n\n== Part ==\nTwo.", summary="first", **edit)
got["section"] = session.post(section="1", text="== Part ==\nThree.", minor=True, **edit)
got["new section"] = session.post(section="new", sectiontitle="Last", text="Four.", **edit)
got["same text"] = session.post(section="1", text="== Part ==\nThree.", **edit)
got["exists"] = code_of(lambda: session.post(text="x", createonly=True, **edit))
got["bad token"] = code_of(lambda: session.post(action="edit", title=TITLE, text="x", token="+\\"))
got["undo"] = code_of(lambda: session.post(undo="999999", **edit))
got["text"] = session.get(action="query", titles=TITLE, prop="revisions", rvprop="content|comment", rvslots="main")
pages = session.get(action="query", generator="allpages", gapprefix="Pages of m", gaplimit=2, continuation=True)
got["pages"] = [page["title"] for part in pages for page in part["query"]["pages"]]
got["links"] = session.get(action="query", titles=[TITLE, "Main Page"], prop="links|info", pllimit="max", inprop="protection")
upload = {"action": "upload", "filename": "By mwapi.png", "comment": "a dot", "token": token}
got["upload"] = session.post(upload_file=io.BytesIO(DOT), ignorewarnings=True, **upload)["upload"]["result"]
got["protect"] = session.post(action="protect", title=TITLE, protections="edit=sysop", expiry="infinite", token=token)
got["protected"] = code_of(lambda: mwapi.Session(session.host, "visitor", api_path=address.path).post(
    action="edit", title=TITLE, text="x", token="+\\"))
got["tag"] = code_of(lambda: session.post(action="tag", revid="1", add="unknown", token=token))
got["delete"] = session.post(action="delete", title=TITLE, reason="gone", token=token)["delete"]["title"]
got["undelete"] = session.post(action="undelete", title=TITLE, reason="back", token=token)
