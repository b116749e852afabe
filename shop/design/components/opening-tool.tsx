/** What stands here until the tool has loaded. */
export function OpeningTool() {
  return (
    <main id="main" tabIndex={-1} className="tool-opening">
      <p role="status">Opening the design tool.</p>
      <noscript>
        <p>The design tool draws your photo in this browser and needs JavaScript for it.</p>
      </noscript>
    </main>
  )
}
