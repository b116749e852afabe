import type { HTMLAttributes } from 'react'
import type { Surround } from '#packages/product/record.ts'
import { beyondPrintMm } from '#packages/product/surround.ts'
import { cssTransform } from '#packages/wall/homography.ts'
import { type Hung, hungOn, panelOf, type Thing } from '#packages/wall/hung.ts'
import type { Light } from '#packages/wall/light.ts'
import type { Wall } from '#packages/wall/wall.ts'
import { classNames } from '#ui/class-names.ts'
import { SurroundView } from '../../../catalogue/components/surround-view.tsx'
import type { HungPart } from '../hooks/use-hung.ts'
import { SCALED } from '../looks/view-looks.tsx'
import { keyOf, PartPicture } from '../print/hung-parts.tsx'
import { Measures } from './measures.tsx'

interface Part {
  box: HungPart
  hung: Hung
}

/**
 * The piece as the photo's camera would see it: shadow on the wall, folded sides, faces, the light of the room. Of panels all
 * sides are below all faces, because each hides a little of what its neighbour has beside it.
 */
export function HungPiece({
  wall,
  thing,
  parts,
  surround,
  light,
  scale,
  label,
  handlers,
}: {
  wall: Wall
  thing: Thing
  /** What of it hangs, in mm from its top-left corner. */
  parts: readonly HungPart[]
  /** What goes round it. */
  surround: Surround | undefined
  light: Light
  /** CSS pixels of the screen for a pixel of the photo. */
  scale: number
  label: string
  handlers: HTMLAttributes<HTMLDivElement>
}) {
  const { widthMm, heightMm, depthMm } = thing
  const share = (part: number) => `${Math.round(part * 100)}%`
  const room = `rgb(${share(light.red)} ${share(light.green)} ${share(light.blue)})`
  const { face } = hungOn(wall, thing)
  const hung = parts.map((box): Part => ({ box, hung: hungOn(wall, panelOf(thing, box)) }))
  return (
    <>
      {hung.map((part) => (
        <Shadow key={keyOf(part.box)} part={part} depthMm={depthMm} />
      ))}
      {hung.map((part) => (
        <Sides key={keyOf(part.box)} part={part} room={room} />
      ))}
      {surround ? (
        <div className={SCALED} style={{ width: widthMm, height: heightMm, transform: cssTransform(face) }}>
          <SurroundView {...{ surround, widthMm, heightMm }} />
          <RoomLight room={room} beyondMm={beyondPrintMm(surround)} />
        </div>
      ) : null}
      {hung.map(({ box, hung: { face: seen } }) => (
        <div
          key={keyOf(box)}
          className={SCALED}
          style={{ width: box.widthMm, height: box.heightMm, transform: cssTransform(seen) }}
        >
          <PartPicture name={`wall-face-${keyOf(box)}`} part={box} />
          <RoomLight room={room} />
        </div>
      ))}
      <div
        className={classNames(SCALED, 'own-wall-face focus-visible:outline-8 focus-visible:outline-offset-8')}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the piece along the wall
        tabIndex={0}
        aria-label={label}
        style={{ width: widthMm, height: heightMm, transform: cssTransform(face) }}
        {...handlers}
      />
      <Measures face={face} widthMm={widthMm} heightMm={heightMm} scale={scale} />
    </>
  )
}

function Shadow({ part: { box, hung }, depthMm }: { part: Part; depthMm: number }) {
  const near = `${depthMm / 3}px ${depthMm / 2}px ${depthMm * 0.7}px var(--cast)`
  const far = `${depthMm}px ${depthMm * 1.6}px ${depthMm * 2.4}px var(--cast)`
  return (
    <span
      className={SCALED}
      style={{
        ...{ width: box.widthMm, height: box.heightMm },
        ...{ transform: cssTransform(hung.back), boxShadow: `${near}, ${far}` },
      }}
    />
  )
}

function Sides({ part: { box, hung }, room }: { part: Part; room: string }) {
  return hung.sides.map(({ name, strip, seen }) => (
    <div
      key={name}
      className={SCALED}
      style={{ width: strip.widthMm, height: strip.heightMm, transform: cssTransform(seen) }}
    >
      <PartPicture name={`wall-${name}-${keyOf(box)}`} part={box} box={strip} />
      <RoomLight room={room} />
      <span
        className={classNames(
          'pointer-events-none absolute inset-0 [background:var(--cast)]',
          (name === 'top' || name === 'left') && 'opacity-35',
        )}
      />
    </div>
  ))
}

function RoomLight({ room, beyondMm = 0 }: { room: string; beyondMm?: number }) {
  return (
    <span
      className="pointer-events-none absolute mix-blend-multiply"
      style={{ background: room, inset: -beyondMm }}
    />
  )
}
