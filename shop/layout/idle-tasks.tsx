import { type ComponentType, useEffect, useState } from 'react'
import { idle } from '#ui/idle.ts'
import { pageHasLoaded } from '#ui/page-has-loaded.ts'
import { importWithRetry } from '../connection/import-with-retry.ts'

const LIMIT_MS = 2_000

/** Work that nobody waits for: its code is fetched once the page has loaded and the browser is idle. */
export function IdleTasks() {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const fetchPart = async () => {
      await pageHasLoaded()
      await idle(LIMIT_MS)
      // The page works without it when its code cannot be fetched.
      const fetched = await importWithRetry(() => import('./lazy/idle-tasks.tsx')).catch(() => undefined)
      if (fetched) setPart(() => fetched.IdleTasks)
    }
    void fetchPart()
  }, [])
  return Part ? <Part /> : null
}
