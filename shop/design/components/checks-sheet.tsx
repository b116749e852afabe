import { Check as Tick, TriangleAlert } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { CheckName, Finding } from '../editor/readiness.ts'
import { LINK } from './looks.tsx'
import { Sheet } from './sheet.tsx'
import { useChecks } from './use-session.ts'
import { PLACES, useShowFinding } from './use-show-finding.ts'

/** The checks in words, each finding with the way to what it is about. */
export function ChecksSheet({ onClose }: { onClose: () => void }) {
  const checks = useChecks()
  const showFinding = useShowFinding()
  const show = (name: CheckName, finding: Finding) => {
    showFinding(name, finding)
    onClose()
  }
  return (
    <Sheet title="Ready to print" onClose={onClose}>
      <ul>
        {checks.map((check) => (
          <li key={check.name} className="flex gap-3.5 border-t border-line py-3.5 first:border-t-0">
            {check.state === 'good' ? (
              <Tick size={20} strokeWidth={1.5} className="flex-none text-ok" aria-hidden />
            ) : (
              <TriangleAlert
                size={20}
                strokeWidth={1.5}
                className={classNames('flex-none', check.state === 'poor' ? 'text-danger' : 'text-warn')}
                aria-hidden
              />
            )}
            <div>
              <b>{check.label}</b>
              {check.findings.map((finding) => (
                <div key={finding.sentence}>
                  <p>{finding.sentence}</p>
                  {canShow(check.name, finding) ? (
                    <button type="button" className={LINK} onClick={() => show(check.name, finding)}>
                      {PLACES[check.name].words}
                    </button>
                  ) : null}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** An empty side is opened; everything else is about an element that can be selected. */
const canShow = (name: CheckName, { state, elementId }: Finding) =>
  state !== 'good' && (name === 'sides' || elementId !== undefined)
