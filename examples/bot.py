"""A whole bot: it plays over HTTP and chooses at random. docs/bots.md explains it.
python3 examples/bot.py '<link of the table>' [name]"""
import http.client, json, os, random, sys, time, uuid
from urllib import error, parse, request

link = parse.urlsplit(sys.argv[1])
api = f"{link.scheme}://{link.netloc}/api"
table = f"{api}/tables/{sys.argv[1].split('/')[-1]}"
headers = {"content-type": "application/json"}
BROKEN = (OSError, http.client.HTTPException)

def choose(asked, view):
    """Put your own idea here: the view is everything that the seat may know."""
    ids = [option["id"] for option in asked["options"]]
    return random.sample(ids, random.randint(asked["min"], min(asked["max"], len(ids))))

def call(url, body=None):
    """Asks until the server answers; by the key it knows a request that it has had before."""
    data = None if body is None else json.dumps(body).encode()
    sent = request.Request(url, data, {**headers, "idempotency-key": str(uuid.uuid4())})
    while True:
        try:
            return json.load(request.urlopen(sent, timeout=30))
        except error.HTTPError as refused:
            if refused.code < 500 and refused.code != 429:  # 409: too late.
                return None if refused.code == 409 else sys.exit(refused.read().decode())
            time.sleep(int(refused.headers.get("retry-after", 1)))
        except BROKEN:
            time.sleep(1)

def act(now):
    phase, seat = now["table"]["phase"], now["seat"]
    if phase in ("over", "abandoned") or seat is None:
        sys.exit(print("no seat" if seat is None else phase, json.dumps(now["result"])))
    if now["table"]["seats"][seat]["bot"]:
        call(f"{table}/handback", {})
    for asked in now["pending"]:
        time.sleep(int(os.environ.get("PACE", 250)) / 1000)
        answer = {"decision": asked["id"], "revision": asked["revision"]}
        call(f"{table}/answers", {**answer, "picks": choose(asked, now["view"])})

def follow():
    """Reads the stream until it breaks. It begins with the whole position; then come changes."""
    for line in request.urlopen(request.Request(f"{table}/stream", headers=headers), timeout=60):
        event = json.loads(line[6:]) if line.startswith(b"data: ") else {}
        if event.get("undoRequest"):
            call(f"{table}/undo-request/answer", {"agree": True})
        if event.get("table") or event.get("pending"):
            act(call(f"{table}/position"))

me = {"name": (sys.argv + ["Monty"])[2], "bearer": True}
token = os.environ.get("TOKEN") or call(f"{api}/identity", me)["token"]
headers["authorization"] = f"Bearer {token}"
call(f"{table}/join", {})
while True:
    try:
        follow()
    except BROKEN as broken:
        print(broken, file=sys.stderr)
    time.sleep(1)
