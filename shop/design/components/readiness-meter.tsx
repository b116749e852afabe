import { classNames } from '#ui/class-names.ts'
import { useChecks, useEditorSession } from './hooks/use-editor-session.ts'
import { LINK } from './looks/looks.tsx'

const BARS = {
  good: 'bg-ok',
  look: '[background:repeating-linear-gradient(115deg,var(--warn)_0_4px,transparent_4px_7px)]',
  poor: '[background:repeating-linear-gradient(115deg,var(--danger)_0_4px,transparent_4px_6px)]',
}

/** A bar for each check. It warns, it never blocks. */
export function ReadinessMeter() {
  const { view } = useEditorSession()
  const checks = useChecks()
  const passed = checks.filter(({ state }) => state === 'good').length
  const rest = checks.find(({ state }) => state !== 'good')
  return (
    <div className="tool-meter grid grid-cols-[auto_1fr_auto] items-center justify-center gap-3 text-[0.8125rem] max-lg:col-span-full max-lg:row-start-1 sideways:hidden lg:grid-cols-[auto_minmax(120px,220px)_auto] lg:gap-4 lg:text-[0.875rem]">
      <b>Ready to print</b>
      <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1">
        {checks.map(({ name, state }) => (
          <i key={name} data-state={state} className={classNames('h-1.5 rounded-[3px]', BARS[state])} />
        ))}
      </span>
      <button
        type="button"
        className={LINK}
        aria-haspopup="dialog"
        onClick={() => view.set((now) => ({ ...now, sheet: 'checks' }))}
      >
        <span>{`${passed} of ${checks.length} checks`}</span>
        <span className="sr-only">{` passed${rest ? `. ${rest.findings[0].sentence}` : ''}`}</span>
      </button>
    </div>
  )
}
