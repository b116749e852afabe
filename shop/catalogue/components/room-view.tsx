import type { FaceShape } from '#packages/design-document/geometry.ts'
import { partsOf } from '#packages/product/panels.ts'
import type { Surround } from '#packages/product/record.ts'
import { setLayout } from '#packages/product/set-layout.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { beyondPrintMm } from '#packages/product/surround.ts'
import { Picture } from '#ui/picture.tsx'
import { ROOM_FILES } from '../../scenes/components/picture-files.ts'
import { middleOnWall, ROOM } from '../rules/room.ts'
import type { ShownPhoto, WordsShown } from './gallery-shots.ts'
import { Measure } from './measure.tsx'
import { OnFace } from './on-face.tsx'
import { SurroundView } from './surround-view.tsx'

interface RoomViewProps {
  widthMm: number
  heightMm: number
  depthMm: number
  /** How a photo of the shopper's own is cut; without one it is cut at the trim. */
  face?: FaceShape
  /** Where it is parted; it is one piece when left out. */
  panels?: SurfaceFigures['panels']
  /** What goes round it and hangs with it. */
  surround?: Surround | undefined
  /** How many hang beside each other; 1 when left out. */
  pieces?: number
  /** All of them have the same; otherwise our photos take turns. */
  isOneDesign?: boolean
  photo: ShownPhoto | WordsShown
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
  surround,
  pieces = 1,
  isOneDesign = true,
  photo,
  label,
  first = false,
}: RoomViewProps) {
  const whole = setLayout({ widthMm, heightMm }, pieces)
  const beyond = beyondPrintMm(surround)
  const outer = { widthMm: whole.widthMm + 2 * beyond, heightMm: whole.heightMm + 2 * beyond }
  const middle = middleOnWall(ROOM.hang, outer)
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
            {surround ? <SurroundView {...{ surround, widthMm, heightMm }} /> : null}
            {partsOf({ widthMm, heightMm, panels }).map((part) => (
              <div
                key={part.xMm}
                style={{
                  ...{ left: percent(part.xMm / widthMm), width: percent(part.widthMm / widthMm) },
                  ...(surround === undefined && { boxShadow: castShadow(depthMm) }),
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
                  <OnFace
                    photo={photo}
                    place={isOneDesign ? 0 : number}
                    face={face ?? { widthMm, heightMm, bleedMm: 0, edge: { kind: 'mirror' } }}
                    sizes={`(width < 961px) ${share}vw, ${share * 8}px`}
                    first={first}
                  />
                </div>
              </div>
            ))}
          </div>
        ))}
        <div className="absolute inset-x-0" style={{ top: percent(-beyond / whole.heightMm) }}>
          <Measure side="above" lengthMm={whole.widthMm} />
        </div>
        <div className="absolute inset-y-0" style={{ right: percent(-beyond / whole.widthMm) }}>
          <Measure side="beside" lengthMm={whole.heightMm} />
        </div>
      </div>
    </div>
  )
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** A deeper bar throws a longer shadow to the lower right: the window is on the left. */
function castShadow(depthMm: number): string {
  const reach = Math.round(depthMm / 4)
  return `${reach / 3}px ${reach / 2}px ${reach / 2}px var(--cast), ${reach}px ${reach * 1.6}px ${reach * 3}px -${reach / 2}px var(--cast)`
}
