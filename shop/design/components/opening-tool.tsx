/** What stands here on a walk from another page, until the tool has opened. */
export function OpeningTool() {
  return (
    <main id="main" tabIndex={-1} className="grid h-dvh place-items-center text-ink-2">
      <p role="status">Opening the design tool.</p>
    </main>
  )
}
