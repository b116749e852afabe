import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Adjustments, PhotoElement } from '#packages/design-document/design.ts'
import { adjustPhoto, UNADJUSTED } from '../editor/changes/adjust-photo.ts'
import { useEditorSession } from './hooks/use-editor-session.ts'
import { LINK } from './looks/looks.tsx'
import { Slider } from './slider.tsx'

const SLIDERS: readonly { of: keyof Adjustments; label: string }[] = [
  { of: 'brightness', label: 'Brightness' },
  { of: 'contrast', label: 'Contrast' },
  { of: 'saturation', label: 'Colour' },
  { of: 'warmth', label: 'Warmth' },
]

const SUMMARY =
  'flex min-h-11 cursor-pointer list-none items-center justify-between text-[0.875rem] font-semibold [&::-webkit-details-marker]:hidden'

/** What is changed of the photo before its filter. */
export function LightAndColour({ photo }: { photo: PhotoElement }) {
  const { editor } = useEditorSession()
  const { id, adjustments } = photo
  // Open from the start where something is changed; then as the shopper leaves it.
  const [startsOpen] = useState(adjustments !== undefined)
  return (
    <details className="group" open={startsOpen}>
      <summary className={SUMMARY}>
        Light and colour
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden
        />
      </summary>
      <div className="grid gap-3 pt-2">
        {SLIDERS.map(({ of, label }) => {
          const percent = adjustments?.[of] ?? 0
          return (
            <Slider
              key={of}
              label={label}
              value={percent}
              words={inWords(percent)}
              min={-100}
              max={100}
              step={1}
              onSlide={(next) =>
                editor.changeFace((face) => adjustPhoto(face, { id, [of]: next }), {
                  label: label.toLowerCase(),
                  gesture: `slide ${of}`,
                })
              }
              onEnd={() => editor.endGesture()}
            />
          )
        })}
        <button
          type="button"
          className={LINK}
          disabled={!adjustments}
          onClick={() =>
            editor.changeFace((face) => adjustPhoto(face, { id, ...UNADJUSTED }), {
              label: 'light and colour as in the photo',
              announce: 'Light and colour are as in the photo.',
            })
          }
        >
          As in the photo
        </button>
      </div>
    </details>
  )
}

/** With a sign, as 0 lies in the middle; a true minus, as wide as the plus. */
function inWords(percent: number): string {
  if (percent === 0) return '0'
  return percent > 0 ? `+${percent}` : `−${-percent}`
}
