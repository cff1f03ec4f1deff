"""A headless Chromium, driven through the pipe of its DevTools protocol by the standard library alone."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
# The protocol goes through the descriptors 3 and 4 of the browser.
_LAUNCH = """
import fcntl, os, sys
to_read, to_write = (fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3])
os.dup2(to_read, 3)
os.dup2(to_write, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
_PLACE = """(selector, text) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text));
    found.scrollIntoView({block: 'nearest'});
    const box = found.getBoundingClientRect();
    return [box.left + Math.min(box.width / 2, 80), box.top + box.height / 2];
}"""
_ERRORS = ("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled")


def program() -> str | None:
    """The path of a Chromium; None where there is none."""
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


class Browser:
    """One page. `errors` has what the console was told, and what a script has thrown."""

    def __init__(self, folder: Path, *, dark: bool = False, width: int = 1280, height: int = 800) -> None:
        path = program()
        assert path is not None
        to_read, self._out = os.pipe()
        self._in, to_write = os.pipe()
        self._number = 0
        self._heard = b""
        self.errors: list[str] = []
        options = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--remote-debugging-pipe",
        ]
        options += [f"--user-data-dir={folder / 'profile'}", f"--window-size={width},{height}", "--disable-extensions"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", _LAUNCH, str(to_read), str(to_write), path, *options],
            pass_fds=(to_read, to_write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(to_write)
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait(30)
        os.close(self._in)
        os.close(self._out)

    def ask(self, method: str, **params: Any) -> Any:
        """A command of the protocol to the page."""
        return self._ask(method, self._session, **params)

    def _ask(self, method: str, session: str | None = None, **params: Any) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": params, **({"sessionId": session} if session else {})}
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            said = self._listen()
            if said.get("id") == self._number:
                assert "error" not in said, said
                return said["result"]

    def _listen(self) -> dict[str, Any]:
        deadline = time.monotonic() + 120
        while b"\0" not in self._heard:
            ready, _, _ = select.select([self._in], [], [], max(0.0, deadline - time.monotonic()))
            more = os.read(self._in, 1 << 20) if ready else b""
            assert more, "the browser says nothing"
            self._heard += more
        text, _, self._heard = self._heard.partition(b"\0")
        said: dict[str, Any] = json.loads(text)
        if said.get("method") in _ERRORS:
            self.errors.append(json.dumps(said["params"])[:2000])
        return said

    def open(self, path: Path, fragment: str = "") -> None:
        """Open a page from disk and wait for its script."""
        self.ask("Page.navigate", url=path.as_uri() + fragment)
        self.wait("document.readyState === 'complete' && document.querySelector('.page') !== null")

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def wait(self, condition: str, seconds: float = 60) -> None:
        """Until an expression is true."""
        deadline = time.monotonic() + seconds
        while not self.run(condition):
            assert time.monotonic() < deadline, condition
            time.sleep(0.02)

    def click(self, selector: str, text: str = "") -> None:
        """Press the mouse on the first element of a selector that holds the text."""
        place = self.run(f"({_PLACE})({json.dumps(selector)}, {json.dumps(text)})")
        for kind in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
        self.settle()

    def key(self, key: str) -> None:
        """Press a key."""
        text = key if len(key) == 1 else ""
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, **({"text": text} if text else {}))
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=key)
        self.settle()

    def type(self, text: str) -> None:
        """Write into what has the focus."""
        self.ask("Input.insertText", text=text)
        self.settle()

    def settle(self) -> None:
        """Wait until two frames are drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def text(self, selector: str) -> str:
        """What the elements of a selector show."""
        return str(self.run(f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.innerText).join('\\n')"))

    def screenshot(self, path: Path) -> None:
        """Draw the page into a PNG file."""
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))
