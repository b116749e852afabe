/**
 * A note for browsers older than those in tools/browsers.ts: they can read pages, and the note says what does not work.
 * The style sheet shows it where the browser supports too little; see base.css. Scripts do not start where it shows, and
 * a style sheet that is late, or does not come, holds up nobody.
 */
export function OldBrowser() {
  return (
    <p id="too-old" style={{ display: 'none' }}>
      This browser is too old to order with. Please use a newer one.
    </p>
  )
}
