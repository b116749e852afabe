import type { HTMLAttributes } from 'react'
import { cssTransform } from '#packages/wall/homography.ts'
import type { Hung, Thing } from '#packages/wall/hung.ts'
import type { Light } from '#packages/wall/light.ts'
import { classNames } from '#ui/class-names.ts'
import { SCALED } from '../looks/view-looks.tsx'
import { HungPrint } from '../print/hung-print.tsx'
import { Measures } from './measures.tsx'

/** The piece as the photo's camera would see it: shadow on the wall, folded sides, face, the light of the room. */
export function HungPiece({
  thing,
  hung,
  light,
  scale,
  label,
  handlers,
}: {
  thing: Thing
  hung: Hung
  light: Light
  /** CSS pixels of the screen for a pixel of the photo. */
  scale: number
  label: string
  handlers: HTMLAttributes<HTMLDivElement>
}) {
  const { widthMm, heightMm, depthMm } = thing
  const share = (part: number) => `${Math.round(part * 100)}%`
  const room = `rgb(${share(light.red)} ${share(light.green)} ${share(light.blue)})`
  const size = { width: widthMm, height: heightMm }
  return (
    <>
      <span
        className={SCALED}
        style={{
          ...size,
          transform: cssTransform(hung.back),
          boxShadow: `${depthMm / 3}px ${depthMm / 2}px ${depthMm * 0.7}px var(--cast), ${depthMm}px ${depthMm * 1.6}px ${depthMm * 2.4}px var(--cast)`,
        }}
      />
      {hung.sides.map(({ name, strip, seen }) => (
        <div
          key={name}
          className={SCALED}
          style={{ width: strip.widthMm, height: strip.heightMm, transform: cssTransform(seen) }}
        >
          <HungPrint name={`wall-${name}`} box={strip} />
          <RoomLight room={room} />
          <span
            className={classNames(
              'pointer-events-none absolute inset-0 [background:var(--cast)]',
              (name === 'top' || name === 'left') && 'opacity-35',
            )}
          />
        </div>
      ))}
      <div
        className={classNames(SCALED, 'own-wall-face focus-visible:outline-8 focus-visible:outline-offset-8')}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the piece along the wall
        tabIndex={0}
        aria-label={label}
        style={{ ...size, transform: cssTransform(hung.face) }}
        {...handlers}
      >
        <HungPrint name="wall-face" box={{ xMm: 0, yMm: 0, widthMm, heightMm }} />
        <RoomLight room={room} />
      </div>
      <Measures face={hung.face} widthMm={widthMm} heightMm={heightMm} scale={scale} />
    </>
  )
}

function RoomLight({ room }: { room: string }) {
  return (
    <span className="pointer-events-none absolute inset-0 mix-blend-multiply" style={{ background: room }} />
  )
}
