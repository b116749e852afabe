import { classNames } from '#ui/class-names.ts'
import { useFigures } from './hooks/use-editor-session.ts'
import type { GuideLine } from './tool/guide-lines.ts'
import { useTool } from './tool/use-tool.ts'

/** Each line as it is drawn over the picture. */
const LINES: Record<GuideLine['line'], string> = {
  back: 'before:w-5 before:border-t-[1.5px] before:border-danger',
  fold: 'before:w-5 before:border-t-[1.5px] before:border-dashed before:border-brand',
  cut: 'before:w-5 before:border-t-[1.5px] before:border-brand',
  tile: 'before:w-5 before:border-t-[1.5px] before:border-dashed before:border-brand',
  pieces: 'before:w-5 before:border-t before:border-ink-2',
  'keep-out': 'before:w-5 before:border-t-8 before:border-danger/30',
  hole: 'before:size-3 before:rounded-full before:border-[1.5px] before:border-dashed before:border-danger',
  gap: 'before:h-3 before:w-4 before:border-x-[1.5px] before:border-dashed before:border-brand before:bg-sunk',
  safe: 'before:w-5 before:border-t-2 before:border-dotted before:border-ink-2',
}

/** What the lines above the picture mean; a phone has no room for it. */
export function GuideKey() {
  return (
    <div
      className="pointer-events-none absolute bottom-4.5 left-5 flex max-w-[calc(100%-220px)] flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-ink-2 max-lg:hidden"
      aria-hidden="true"
    >
      {useTool()
        .guideLines(useFigures())
        .map(({ line, words }) => (
          <span key={words} className={classNames('inline-flex items-center gap-2', LINES[line])}>
            {words}
          </span>
        ))}
    </div>
  )
}
