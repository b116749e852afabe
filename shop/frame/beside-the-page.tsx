import { type ComponentType, useEffect, useState } from 'react'
import { idle } from '#ui/idle.ts'
import { pageHasLoaded } from '#ui/page-has-loaded.ts'
import { patientImport } from './line/patient-import.ts'

const LIMIT_MS = 2_000

/** What nobody waits for: fetched once the page stands and the browser has nothing better to do. */
export function BesideThePage() {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const fetchPart = async () => {
      await pageHasLoaded()
      await idle(LIMIT_MS)
      // What is gone for good leaves the page as it is.
      const fetched = await patientImport(() => import('./late/beside.tsx')).catch(() => undefined)
      if (fetched) setPart(() => fetched.Beside)
    }
    void fetchPart()
  }, [])
  return Part ? <Part /> : null
}
