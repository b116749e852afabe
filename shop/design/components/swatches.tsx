import { Pipette } from 'lucide-react'
import type { Colour } from '../editor/palette.ts'

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
      <legend className="tool-label">{legend}</legend>
      <div>
        {colours.map(({ name, colour }) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === value}
            aria-label={name}
            title={name}
            style={{ backgroundColor: colour }}
            onClick={() => {
              onPick(colour)
              onEnd()
            }}
          />
        ))}
        <label
          className="tool-own-colour"
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
