import { Check as Tick, TriangleAlert } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { Check, Finding } from '../editor/readiness/check.ts'
import { useChecks } from './hooks/use-editor-session.ts'
import { useShowFinding } from './hooks/use-show-finding.ts'
import { LINK } from './looks/looks.tsx'
import { Sheet } from './sheet.tsx'

/** The checks in words, each finding with the way to what it is about. */
export function ChecksSheet({ onClose }: { onClose: () => void }) {
  const checks = useChecks()
  const showFinding = useShowFinding()
  const show = (check: Check, finding: Finding) => {
    showFinding(check, finding)
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
                  {canShow(check, finding) ? (
                    <button type="button" className={LINK} onClick={() => show(check, finding)}>
                      {check.remedy.words}
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

/** Some findings are about a whole surface, the rest about an element that can be selected. */
const canShow = ({ remedy }: Check, { state, elementId }: Finding) =>
  state !== 'good' && (remedy.isSurface === true || elementId !== undefined)
