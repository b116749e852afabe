import { Check as Tick, TriangleAlert } from 'lucide-react'
import type { Check, CheckName } from '../editor/readiness.ts'
import type { Tab } from '../editor/view.ts'
import { Sheet } from './sheet.tsx'
import { useChecks, useSession } from './use-session.ts'

/** Where a check is put right. */
const PLACES: Record<CheckName, { tab: Tab; words: string }> = {
  resolution: { tab: 'photo', words: 'Adjust the photo' },
  'safe-area': { tab: 'text', words: 'Show the words' },
  edge: { tab: 'photo', words: 'Adjust the photo' },
  text: { tab: 'text', words: 'Show the words' },
}

/** The four checks in words, each with the way to what it is about. */
export function ChecksSheet({ onClose }: { onClose: () => void }) {
  const { editor, view } = useSession()
  const checks = useChecks()
  const show = (check: Check) => {
    if (check.surface !== undefined) editor.openFace(check.surface)
    if (check.elementId !== undefined) editor.select(check.elementId)
    view.set((now) => ({ ...now, tab: PLACES[check.name].tab, place: 'flat' }))
    onClose()
  }
  return (
    <Sheet title="Ready to print" onClose={onClose}>
      <ul className="tool-checks">
        {checks.map((check) => (
          <li key={check.name} data-state={check.state}>
            {check.state === 'good' ? (
              <Tick size={20} strokeWidth={1.5} aria-hidden />
            ) : (
              <TriangleAlert size={20} strokeWidth={1.5} aria-hidden />
            )}
            <div>
              <b>{check.label}</b>
              <p>{check.sentence}</p>
              {check.state === 'good' || check.elementId === undefined ? null : (
                <button type="button" className="link tool-link" onClick={() => show(check)}>
                  {PLACES[check.name].words}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
