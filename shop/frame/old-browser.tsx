/**
 * For browsers older than those in tools/browsers.ts: what they show can be read, and they are told what they cannot do.
 * The style sheet hides it from all others, by what they know; see base.css. Scripts do not start where it shows.
 */
export function OldBrowser() {
  return <p id="too-old">This browser is too old to order with. Please use a newer one.</p>
}
