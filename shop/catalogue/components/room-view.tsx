import type { FaceShape } from '#packages/design-document/geometry.ts'
import { partsOf } from '#packages/product/panels.ts'
import { setLayout } from '#packages/product/set-layout.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { Picture } from '#ui/picture.tsx'
import {
  ROOM_FILES,
  SAMPLE_PHOTOS,
  type SampleKey,
  samplePhoto,
} from '../../scenes/components/picture-files.ts'
import { middleOnWall, ROOM } from '../rules/room.ts'
import type { ShownPhoto } from './gallery-shots.ts'
import { OwnPhoto } from './own-photo.tsx'

interface RoomViewProps {
  widthMm: number
  heightMm: number
  depthMm: number
  /** How a photo of the shopper's own is cut; without one it is cut at the trim. */
  face?: FaceShape
  /** Where it is parted; it is one piece when left out. */
  panels?: SurfaceFigures['panels']
  /** How many hang beside each other; 1 when left out. */
  pieces?: number
  /** All of them have the same; otherwise our photos take turns. */
  isOneDesign?: boolean
  photo: ShownPhoto
  /** What is seen, in words. */
  label: string
  first?: boolean
}

/** A piece, or a set of them, over a two-seat sofa, at its true size, with its measures. */
export function RoomView({
  widthMm,
  heightMm,
  depthMm,
  face,
  panels,
  pieces = 1,
  isOneDesign = true,
  photo,
  label,
  first = false,
}: RoomViewProps) {
  const whole = setLayout({ widthMm, heightMm }, pieces)
  const middle = middleOnWall(ROOM.hang, whole)
  const across = (mm: number) => percent(mm / ROOM.widthMm)
  const down = (mm: number) => percent(mm / ROOM.heightMm)
  const place = {
    ...{ left: across(middle.x - whole.widthMm / 2), top: down(middle.y - whole.heightMm / 2) },
    ...{ width: across(whole.widthMm), height: down(whole.heightMm) },
  }
  const share = Math.ceil((100 * widthMm) / ROOM.widthMm)
  return (
    <div role="img" aria-label={label} className="relative aspect-[10/9] overflow-hidden bg-wall">
      <Picture
        files={ROOM_FILES}
        alt=""
        sizes="(width < 64rem) 100vw, 800px"
        first={first}
        className="absolute inset-0 size-full object-cover"
      />
      <div
        style={place}
        className="absolute transition-[left,top,width,height] duration-(--slow) ease-soft motion-reduce:transition-none"
      >
        {whole.places.map(({ xMm, yMm }, number) => (
          <div
            key={`${xMm} ${yMm}`}
            style={{
              ...{ left: percent(xMm / whole.widthMm), top: percent(yMm / whole.heightMm) },
              ...{ width: percent(widthMm / whole.widthMm), height: percent(heightMm / whole.heightMm) },
            }}
            className="absolute"
          >
            {partsOf({ widthMm, heightMm, panels }).map((part) => (
              <div
                key={part.xMm}
                style={{
                  ...{ left: percent(part.xMm / widthMm), width: percent(part.widthMm / widthMm) },
                  boxShadow: castShadow(depthMm),
                }}
                className="absolute inset-y-0 overflow-hidden after:absolute after:inset-0 after:[box-shadow:inset_-2px_-1px_0_var(--cast)] after:[background:var(--wall-light)]"
              >
                <div
                  style={{
                    left: percent(-part.xMm / part.widthMm),
                    width: percent(widthMm / part.widthMm),
                  }}
                  className="absolute inset-y-0"
                >
                  {typeof photo === 'string' ? (
                    <Picture
                      files={samplePhoto(isOneDesign ? photo : photoAfter(photo, number))}
                      alt=""
                      sizes={`(width < 961px) ${share}vw, ${share * 8}px`}
                      first={first}
                      className="size-full object-cover"
                    />
                  ) : (
                    <OwnPhoto
                      photo={photo}
                      face={face ?? { widthMm, heightMm, bleedMm: 0, edge: { kind: 'mirror' } }}
                    />
                  )}
                </div>
              </div>
            ))}
          </div>
        ))}
        <Measure side="above" lengthMm={whole.widthMm} />
        <Measure side="beside" lengthMm={whole.heightMm} />
      </div>
    </div>
  )
}

/** One of our photos so many places further on. */
function photoAfter(photo: SampleKey, steps: number): SampleKey {
  const from = SAMPLE_PHOTOS.findIndex(({ key }) => key === photo)
  return SAMPLE_PHOTOS[(from + steps) % SAMPLE_PHOTOS.length]?.key ?? photo
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** A deeper bar throws a longer shadow to the lower right: the window is on the left. */
function castShadow(depthMm: number): string {
  const reach = Math.round(depthMm / 4)
  return `${reach / 3}px ${reach / 2}px ${reach / 2}px var(--cast), ${reach}px ${reach * 1.6}px ${reach * 3}px -${reach / 2}px var(--cast)`
}

/** Its ground is a picture, whose colours stay what they are (PE-25). */
function Measure({ side, lengthMm }: { side: 'above' | 'beside'; lengthMm: number }) {
  const ticks =
    'before:absolute before:bg-current before:opacity-65 after:absolute after:bg-current after:opacity-65'
  const text = <span className="absolute whitespace-nowrap">{centimetres(lengthMm)}</span>
  return side === 'above' ? (
    <span
      className={`forced-color-adjust-none tabular absolute inset-x-0 -top-4 h-px bg-on-wall/65 text-[12px] font-semibold text-on-wall before:-top-1 before:left-0 before:h-[9px] before:w-px after:-top-1 after:right-0 after:h-[9px] after:w-px [&>span]:bottom-1 [&>span]:left-1/2 [&>span]:-translate-x-1/2 ${ticks}`}
    >
      {text}
    </span>
  ) : (
    <span
      className={`forced-color-adjust-none tabular absolute inset-y-0 -right-4.5 w-px bg-on-wall/65 text-[12px] font-semibold text-on-wall before:top-0 before:-left-1 before:h-px before:w-[9px] after:bottom-0 after:-left-1 after:h-px after:w-[9px] [&>span]:top-1/2 [&>span]:left-2.5 [&>span]:-translate-y-1/2 ${ticks}`}
    >
      {text}
    </span>
  )
}

/** One decimal where it is needed: `20 cm`, `30.5 cm`. */
export function centimetres(lengthMm: number): string {
  return `${Math.round(lengthMm) / 10} cm`
}
