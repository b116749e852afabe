import type { PhotoElement, Repeat } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { zoomOf } from '#packages/design-document/placement.ts'
import { leastRepeatedWidthMm } from '#packages/design-document/repeat.ts'
import { classNames } from '#ui/class-names.ts'
import { repeatPhoto } from '../editor/changes/repeat-photo.ts'
import { zoomPhotoTo } from '../editor/changes/zoom-photo.ts'
import { facePhotoOf, mainPhotoOf } from '../editor/draft/face.ts'
import { EmptyPane } from './empty-pane.tsx'
import { useEditorSession, useFace } from './hooks/use-editor-session.ts'
import { RowChoices } from './row-choices.tsx'
import { Slider } from './slider.tsx'

const ONCE = 'once'
const CHOICES = [
  { value: ONCE, content: 'Once', said: 'The photo is printed once.' },
  { value: 'rows', content: 'In rows', said: 'The photo repeats in rows.' },
  { value: 'bricks', content: 'Staggered', said: 'The photo repeats, every other row moved by half.' },
] as const

/** Whether the photo is printed once or over and over, and how large. */
export function RepeatPane({ className }: { className?: string }) {
  const face = useFace()
  const photo = facePhotoOf(face)
  if (!photo) {
    return (
      <EmptyPane>
        <p>
          {mainPhotoOf(face)
            ? 'Your photo has a place of its own in this design. A photo that fills the cloth can repeat.'
            : 'Choose a photo first: one of it can fill the cloth, or many small ones.'}
        </p>
      </EmptyPane>
    )
  }
  return (
    <div className={classNames('grid gap-5', className)}>
      <Choose photo={photo} />
      {photo.repeat && <Size photo={photo} />}
    </div>
  )
}

function Choose({ photo: { id, repeat } }: { photo: PhotoElement }) {
  const { editor } = useEditorSession()
  const choose = (value: Repeat | typeof ONCE) =>
    editor.changeFace((face) => repeatPhoto(face, { id, repeat: value === ONCE ? undefined : value }), {
      label: value === ONCE ? 'print photo once' : 'repeat photo',
      announce: CHOICES.find((choice) => choice.value === value)?.said,
    })
  return (
    <RowChoices legend="Repeat" name="repeat" choices={CHOICES} chosen={repeat ?? ONCE} choose={choose} />
  )
}

function Size({ photo }: { photo: PhotoElement }) {
  const { editor } = useEditorSession()
  const { id, placement } = photo
  const { box } = frameOf(photo, useFace())
  const percentOf = (photoWidthMm: number) => 100 * zoomOf(photo, box, { ...placement, photoWidthMm })
  return (
    <Slider
      label="Size"
      value={Math.round(percentOf(placement.photoWidthMm))}
      words={`${(acrossMm(photo) / 10).toFixed(1)} cm wide`}
      min={Math.ceil(percentOf(leastRepeatedWidthMm(photo, box, placement)))}
      max={Math.max(100, Math.round(percentOf(placement.photoWidthMm)))}
      step={1}
      onSlide={(percent) =>
        editor.changeFace((face) => zoomPhotoTo(face, { id, zoom: percent / 100 }), {
          label: 'size of the repeat',
          gesture: 'slide repeat',
        })
      }
      onEnd={() => editor.endGesture()}
    />
  )
}

/** How wide a print is seen to be: a quarter turn makes its height its width. */
const acrossMm = ({ placement, photoWidthPx, photoHeightPx }: PhotoElement) =>
  placement.turns % 2 === 0 ? placement.photoWidthMm : (placement.photoWidthMm * photoHeightPx) / photoWidthPx
