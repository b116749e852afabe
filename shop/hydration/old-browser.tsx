/**
 * A note for browsers older than those in tools/browsers.ts: they can read pages, and the note says what does not work.
 * The style sheet hides it where the browser supports enough; see base.css. Scripts do not start where it shows.
 */
export function OldBrowser() {
  return <p id="too-old">This browser is too old to order with. Please use a newer one.</p>
}
