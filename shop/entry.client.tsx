import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchBrokenPictures } from '#ui/broken-pictures.ts'
import { keepTyped } from '#ui/keep-typed.ts'
import { beginWalks } from '#ui/lazy-hydration.tsx'
import { recoveredReporter } from '#ui/report-recovered.ts'
import { fetchWithRetry } from './connection/fetch-with-retry.ts'
import { line } from './connection/line.ts'

// In a browser that is too old, and reads so, React breaks half-way and takes the page with it.
if (!document.getElementById('too-old')?.offsetHeight) {
  watchBrokenPictures(document)
  const typed = keepTyped(document)
  const tell = recoveredReporter(document, { report: reportError, note: console.debug })
  window.fetch = fetchWithRetry(window.fetch.bind(window), line)
  beginWalks()

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError(error) {
          typed.putBack()
          tell(error)
        },
      },
    )
  })
}
