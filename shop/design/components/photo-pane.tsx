import { FlipHorizontal2, FlipVertical2, Image, Maximize, RotateCw, Scaling } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fittingWidthMm, isFilled, zoomOf } from '#packages/design-document/placement.ts'
import { classNames } from '#ui/class-names.ts'
import { fillWithPhoto, fitPhoto } from '../editor/changes/fill-photo.ts'
import { setBackground } from '../editor/changes/set-background.ts'
import { flipPhoto, tiltPhoto, turnPhotoBy } from '../editor/changes/turn-photo.ts'
import { zoomPhotoTo } from '../editor/changes/zoom-photo.ts'
import { mainPhotoOf } from '../editor/draft/face.ts'
import { backgroundColours } from '../editor/palette.ts'
import { Acts, actClass } from './acts.tsx'
import { ChoosePhotos } from './choose-photos.tsx'
import { EmptyPane } from './empty-pane.tsx'
import { useDraft, useEditorSession, useFace, useWords } from './hooks/use-editor-session.ts'
import { LightAndColour } from './light-and-colour.tsx'
import { HINT, LINK } from './looks/looks.tsx'
import { PhotoKinds, SEVERAL } from './photo-kinds.tsx'
import { Slider } from './slider.tsx'
import { Swatches } from './swatches.tsx'

/** Slider reach: four times is enough for a detail; hands and keys go further. */
const MAX_ZOOM = 4

/** How the photo lies on its surface, and its light and colour. */
export function PhotoPane() {
  const photo = mainPhotoOf(useFace())
  if (!photo) return <NoPhoto />
  return <Adjust photo={photo} />
}

function NoPhoto() {
  const hasSides = useDraft().design.surfaces.length > 1
  return (
    <EmptyPane>
      <p>Zoom, straighten, rotate and flip wait here for your photo.</p>
      <ChoosePhotos className={LINK} place several={hasSides}>
        Choose a photo
      </ChoosePhotos>
      {/* A phone's canvas has no room for it. */}
      {hasSides ? <p className="lg:hidden">{SEVERAL}</p> : null}
      <p className={classNames(HINT, 'lg:hidden')}>
        <PhotoKinds />
      </p>
    </EmptyPane>
  )
}

function Adjust({ photo }: { photo: PhotoElement }) {
  const { editor } = useEditorSession()
  const face = useFace()
  const { box } = frameOf(photo, face)
  const { piece } = useWords()
  const { id, placement } = photo
  const zoom = zoomOf(photo, box, placement)
  const fitZoom = (fittingWidthMm(photo, box, placement) / placement.photoWidthMm) * zoom
  const filled = isFilled(photo, box, placement)
  const act = (label: string, announce: string, change: (face: Surface) => Surface) => () =>
    editor.changeFace(change, { label, announce })
  const end = () => editor.endGesture()
  return (
    <>
      <Acts>
        {photo.repeat ? null : filled ? (
          <Act
            icon={<Scaling size={20} strokeWidth={1.5} aria-hidden />}
            onPress={act('fit photo', 'The whole photo shows.', (face) => fitPhoto(face, { id }))}
          >
            Fit
          </Act>
        ) : (
          <Act
            icon={<Maximize size={20} strokeWidth={1.5} aria-hidden />}
            onPress={act(`fill ${piece}`, `The photo fills the ${piece}.`, (face) =>
              fillWithPhoto(face, { id }),
            )}
          >
            Fill
          </Act>
        )}
        <Act
          icon={<RotateCw size={20} strokeWidth={1.5} aria-hidden />}
          label="Rotate by a quarter turn"
          onPress={act('rotate photo', 'Turned by a quarter to the right.', (face) =>
            turnPhotoBy(face, { id, quarters: 1 }),
          )}
        >
          Rotate
        </Act>
        <Act
          icon={<FlipVertical2 size={20} strokeWidth={1.5} aria-hidden />}
          label="Mirror: swap left and right"
          onPress={act('mirror photo', 'Left and right are swapped.', (face) =>
            flipPhoto(face, { id, axis: 'horizontal' }),
          )}
        >
          Mirror
        </Act>
        <Act
          icon={<FlipHorizontal2 size={20} strokeWidth={1.5} aria-hidden />}
          label="Flip: swap top and bottom"
          onPress={act('flip photo', 'Top and bottom are swapped.', (face) =>
            flipPhoto(face, { id, axis: 'vertical' }),
          )}
        >
          Flip
        </Act>
        <ChoosePhotos className={actClass()} place>
          <Image size={20} strokeWidth={1.5} aria-hidden />
          Replace
        </ChoosePhotos>
      </Acts>
      {photo.repeat ? null : (
        <Slider
          label="Zoom"
          value={Math.round(zoom * 100)}
          words={`${Math.round(zoom * 100)}%`}
          min={filled ? 100 : Math.floor(Math.min(fitZoom, zoom) * 100)}
          max={Math.max(MAX_ZOOM, zoom) * 100}
          step={1}
          onSlide={(percent) =>
            editor.changeFace((face) => zoomPhotoTo(face, { id, zoom: percent / 100 }), {
              label: 'zoom photo',
              gesture: 'slide zoom',
            })
          }
          onEnd={end}
        />
      )}
      <Slider
        label="Straighten"
        value={placement.tiltDeg}
        words={inDegrees(placement.tiltDeg)}
        min={-45}
        max={45}
        step={0.1}
        onSlide={(tiltDeg) =>
          editor.changeFace((face) => tiltPhoto(face, { id, tiltDeg }), {
            label: 'straighten photo',
            gesture: 'slide straighten',
          })
        }
        onEnd={end}
      />
      {filled || photo.repeat ? null : (
        <Swatches
          legend="Background"
          colours={backgroundColours}
          value={face.background.kind === 'solid' ? face.background.colour : ''}
          onPick={(colour) =>
            editor.changeFace((face) => setBackground(face, { colour }), {
              label: 'background colour',
              gesture: 'pick background',
            })
          }
          onEnd={end}
        />
      )}
      <LightAndColour photo={photo} />
    </>
  )
}

function Act({
  icon,
  label,
  onPress,
  children,
}: {
  icon: ReactElement
  label?: string
  onPress: () => void
  children: string
}) {
  return (
    <button type="button" className={actClass()} onClick={onPress}>
      {icon}
      <span aria-hidden={label !== undefined}>{children}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </button>
  )
}

/** With a true minus sign, so that the figures stand under each other. */
export function inDegrees(degrees: number): string {
  const rounded = Math.round(degrees * 10) / 10
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}°`
}
