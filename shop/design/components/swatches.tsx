import { Pipette } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { Colour } from '../editor/palette.ts'
import { Legend } from './legend.tsx'

/** As large as a finger needs; the colour fills the middle of it, with a fine line around it. */
const SWATCH = classNames(
  'relative grid size-11 place-items-center rounded-full bg-clip-content p-1.5',
  '[filter:drop-shadow(0_0_0.6px_var(--ink))]',
)

/** A few colours that suit most photos, and any other through the phone's own picker. */
export function Swatches({
  legend,
  colours,
  value,
  onPick,
  onEnd,
}: {
  legend: string
  colours: readonly Colour[]
  value: string
  onPick: (colour: string) => void
  onEnd: () => void
}) {
  const isOwn = !colours.some(({ colour }) => colour === value)
  return (
    <fieldset className="tool-swatches">
      <Legend>{legend}</Legend>
      <div className="-ml-1.5 flex flex-wrap gap-0.5">
        {colours.map(({ name, colour }) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === value}
            aria-label={name}
            title={name}
            style={{ backgroundColor: colour }}
            className={classNames(SWATCH, colour === value && 'edge-chosen')}
            onClick={() => {
              onPick(colour)
              onEnd()
            }}
          />
        ))}
        <label
          className={classNames(
            'tool-own-colour has-focus-visible:[outline:2px_solid_var(--brand)] has-focus-visible:outline-offset-3',
            SWATCH,
            isOwn && 'edge-chosen',
          )}
          data-chosen={isOwn || undefined}
          style={{ backgroundColor: isOwn ? value : undefined }}
        >
          <Pipette size={18} strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{`${legend}: another colour`}</span>
          <input
            className="tile-input"
            type="color"
            value={value}
            onChange={(event) => onPick(event.currentTarget.value)}
            onBlur={onEnd}
          />
        </label>
      </div>
    </fieldset>
  )
}
