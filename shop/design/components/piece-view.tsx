import { useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useEditorSession, useView } from './hooks/use-editor-session.ts'
import { useViewParts } from './hooks/use-view-parts.ts'
import { useViews } from './hooks/use-views.ts'
import { VIEW_WORDS } from './looks/view-looks.tsx'
import { useTool } from './tool/use-tool.ts'

/** The piece as it will be, in one of the views of the tool: at its true size in a room, or in a photograph. */
export function PieceView() {
  const { editor, view } = useEditorSession()
  const { seenIn } = useView()
  const { record } = editor
  const tool = useTool()
  const views = useViews()
  const { partOf, open, intentOf } = useViewParts()
  // Another size may have a shape that the chosen view does not show.
  const shown = views.find(({ name }) => name === seenIn) ?? views[0]
  const Shown = shown && partOf(shown)
  const region = shown?.region ?? tool.viewWords(record).region
  const choose = (name: string | undefined) => view.set((now) => ({ ...now, seenIn: name }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again only when the choice changes
  useEffect(() => {
    if (shown === undefined) return
    void open(shown, () => {
      choose(undefined)
      editor.announce(`${shown.label(record.words)} could not be opened. Please try again.`)
    })
  }, [shown?.name])

  return (
    <section className="tool-stage overflow-hidden bg-wall" aria-label={region}>
      {shown === undefined ? (
        <p className={VIEW_WORDS}>{`We have no photograph of ${record.words.pieces} in this shape.`}</p>
      ) : Shown ? (
        <Shown />
      ) : (
        <p className={VIEW_WORDS}>One moment</p>
      )}
      {views.length < 2 ? null : (
        <fieldset className="absolute top-3 left-1/2 flex -translate-x-1/2 rounded-m bg-paper p-[3px] text-[0.875rem] lowest-stage:top-auto lowest-stage:bottom-1">
          <legend className="sr-only">Where it is seen</legend>
          {views.map((one) => (
            <label
              key={one.name}
              {...intentOf(one)}
              className={classNames(
                'tile place-items-center px-[clamp(8px,4cqw,18px)] whitespace-nowrap',
                shown?.name === one.name && 'font-semibold',
              )}
            >
              <input
                className="tile-input"
                type="radio"
                name="view"
                value={one.name}
                checked={shown?.name === one.name}
                onChange={() => choose(one.name)}
              />
              <span>{one.label(record.words)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}
