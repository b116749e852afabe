/** What React's console says of a page whose texts or elements are not those of the server. */
const MISMATCH = /^Minified React error #418;/

/**
 * Reports what React has recovered from while it hydrated. A mismatch on a page that a browser's translator has changed is no
 * fault of ours and loses nothing (PE-16), so it makes no error in the console: a debug line is left for whoever looks.
 *
 * @param page  as it is before React looks at it; a translator puts `<font>`s into it, and we have none
 */
export function recoveredReporter(
  page: Pick<Document, 'querySelector'>,
  { report, note }: { report: (error: unknown) => void; note: (error: unknown) => void },
): (error: unknown) => void {
  const isTranslated = () => page.querySelector('font') !== null
  const wasTranslated = isTranslated()
  return (error) => {
    const isMismatch = error instanceof Error && MISMATCH.test(error.message)
    if (isMismatch && (wasTranslated || isTranslated())) note(error)
    else report(error)
  }
}
