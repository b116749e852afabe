import { useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { ListedTemplate } from '../editor/taking-templates.ts'
import { useEditorSession, useWords } from './hooks/use-editor-session.ts'
import { HINT } from './looks/looks.tsx'

/** So many are seen at a glance; more are looked through by room or occasion. */
const FEW = 8

/** Ready-made designs to start from. Taking one keeps the photos and words of the shopper, and undo takes it back. */
export function DesignsPane() {
  const session = useEditorSession()
  const { piece } = useWords()
  const { templates } = session
  const [wanted, setWanted] = useState('')
  const [taken, setTaken] = useState<{ sku: string; sentence: string; isAway: boolean }>()
  const shown = templates.filter((one) => wanted === '' || sortsOf(one).includes(wanted))

  async function take(template: ListedTemplate) {
    const answer = await session.takeTemplate(template)
    if (answer.kind === 'overtaken') return
    setTaken({ sku: template.sku, sentence: answer.sentence, isAway: answer.kind === 'away' })
  }

  return (
    <>
      <p className={classNames(HINT, 'max-lg:hidden')}>
        {`Take one as it is, or make it yours: write over its words, add a photo. What you have on the ${piece} goes on in it where it has a place.`}
      </p>
      {templates.length > FEW ? <Sorts templates={templates} wanted={wanted} choose={setWanted} /> : null}
      {taken ? (
        <p
          role={taken.isAway ? 'alert' : undefined}
          className={classNames(
            'text-[0.875rem] max-lg:sticky max-lg:top-0 max-lg:bg-paper max-lg:py-1',
            taken.isAway ? 'text-danger' : 'text-ink',
          )}
        >
          {taken.sentence}
        </p>
      ) : null}
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-3 sm:grid-cols-5 lg:grid-cols-2">
        {shown.map((template) => (
          <li key={template.sku}>
            <button
              type="button"
              className="grid w-full content-start gap-1.5 text-left text-[0.8125rem]/[1.25] font-medium lg:text-[0.875rem]/[1.3]"
              onClick={() => void take(template)}
            >
              <img
                src={template.picture}
                alt=""
                width={480}
                height={480}
                loading="lazy"
                decoding="async"
                className={classNames(
                  'block aspect-square w-full rounded-[4px] bg-wall object-cover',
                  taken?.sku === template.sku &&
                    !taken.isAway &&
                    '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
                )}
              />
              <span>{template.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const sortsOf = ({ category, occasions }: ListedTemplate) => [category, ...occasions]

function Sorts({
  templates,
  wanted,
  choose,
}: {
  templates: readonly ListedTemplate[]
  wanted: string
  choose: (wanted: string) => void
}) {
  const id = useId()
  const categories = [...new Set(templates.map(({ category }) => category))].sort()
  const occasions = [...new Set(templates.flatMap(({ occasions }) => occasions))].sort()
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <label htmlFor={id} className="text-[0.875rem] font-semibold">
        Show
      </label>
      <select
        id={id}
        name="designs-shown"
        autoComplete="off"
        value={wanted}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="edge min-h-11 min-w-0 flex-1 rounded-button bg-paper px-3 text-[0.9375rem]"
      >
        <option value="">{`All ${templates.length} designs`}</option>
        <optgroup label="Look or room">
          {categories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
        <optgroup label="Occasion">
          {occasions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}
