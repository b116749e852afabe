import type { HTMLAttributes } from 'react'
import { cssTransform } from '#packages/wall/homography.ts'
import type { Hung, Thing } from '#packages/wall/hung.ts'
import type { Light } from '#packages/wall/light.ts'
import { HungPrint } from '../hung-print.tsx'
import { Measures } from './measures.tsx'

/** The canvas as the photo's camera would see it: shadow on the wall, folded sides, face, the light of the room. */
export function HungCanvas({
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
        className="own-wall-shadow"
        style={{
          ...size,
          transform: cssTransform(hung.back),
          boxShadow: `${depthMm / 3}px ${depthMm / 2}px ${depthMm * 0.7}px var(--cast), ${depthMm}px ${depthMm * 1.6}px ${depthMm * 2.4}px var(--cast)`,
        }}
      />
      {hung.sides.map(({ name, strip, seen }) => (
        <div
          key={name}
          className="own-wall-part"
          style={{ width: strip.widthMm, height: strip.heightMm, transform: cssTransform(seen) }}
        >
          <HungPrint name={`wall-${name}`} box={strip} />
          <span className="own-wall-light" style={{ background: room }} />
          <span className="own-wall-fold" data-side={name} />
        </div>
      ))}
      <div
        className="own-wall-part own-wall-face"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the canvas along the wall
        tabIndex={0}
        aria-label={label}
        style={{ ...size, transform: cssTransform(hung.face) }}
        {...handlers}
      >
        <HungPrint name="wall-face" box={{ xMm: 0, yMm: 0, widthMm, heightMm }} />
        <span className="own-wall-light" style={{ background: room }} />
      </div>
      <Measures face={hung.face} widthMm={widthMm} heightMm={heightMm} scale={scale} />
    </>
  )
}
