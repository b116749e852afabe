#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, as narrow as a phone (the port's own browser stops at 447 px).

Options: --width=390 --height=844. What a page reports from its first line on is written to the standard output, a line
of JSON each, so that it outlives the page.
"""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402  (the versions are chosen first)

# Nobody closes the window of a test run that was killed.
LIFETIME_SECONDS = 1800

REPORTS = r"""
if (!window.isReporting) {
  window.isReporting = true
  const reports = { push: (text) => window.webkit.messageHandlers.reports.postMessage(text) }
  const words = (part) => (part && part.message) || String(part)
  for (const kind of ['error', 'warn']) {
    const own = console[kind]
    console[kind] = (...parts) => { reports.push(`${kind}: ${parts.map(words).join(' ')}`); own.apply(console, parts) }
  }
  addEventListener('error', ({ message, target }) => reports.push(`error: ${message || target.src || target.href}`), true)
  addEventListener('unhandledrejection', ({ reason }) => reports.push(`rejection: ${words(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => reports.push(`policy: ${violatedDirective} ${blockedURI}`))
}
"""


def option(name, otherwise):
    start = f"--{name}="
    return next((int(word[len(start):]) for word in sys.argv if word.startswith(start)), otherwise)


def main():
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    scripts = WebKit2.UserContentManager()
    scripts.connect("script-message-received::reports", lambda _scripts, result: print(
        json.dumps(result.get_js_value().to_string()), flush=True))
    scripts.register_script_message_handler("reports")
    scripts.add_script(WebKit2.UserScript(
        REPORTS, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))

    def open_view(_session):
        view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
        window = Gtk.Window(decorated=False)
        window.set_default_size(option("width", 1440), option("height", 900))
        window.add(view)
        window.show_all()
        window.move(0, 0)
        view.connect("close", lambda _view: window.destroy())
        return view

    def start(_context, session):
        info = WebKit2.ApplicationInfo()
        info.set_name("webkit-window")
        info.set_version(1, 0, 0)
        session.set_application_info(info)
        session.connect("create-web-view", open_view)

    context.connect("automation-started", start)
    GLib.timeout_add_seconds(LIFETIME_SECONDS, Gtk.main_quit)
    Gtk.main()


main()
