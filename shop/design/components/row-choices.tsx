import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Legend } from './legend.tsx'

interface RowChoice<Value> {
  value: Value
  /** What the tile shows: words, or a drawing with words for those who do not see it. */
  content: string | ReactElement
  title?: string
}

/** Tiles in one row, of which one is chosen. */
export function RowChoices<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  choose,
}: {
  legend: string
  name: string
  choices: readonly RowChoice<Value>[]
  chosen: Value | undefined
  choose: (value: Value) => void
}) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {choices.map(({ value, content, title }) => (
          <label
            key={value}
            title={title}
            className={classNames(
              'tile edge place-items-center text-[0.875rem]',
              value === chosen && 'font-semibold',
            )}
          >
            <input
              className="tile-input"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span>{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
