import type { Surround } from '#packages/product/record.ts'
import { beyondPrintMm } from '#packages/product/surround.ts'

interface SurroundViewProps {
  surround: Surround
  /** Of the print that it goes round. */
  widthMm: number
  heightMm: number
}

/** What goes round a print, behind it: its parent is as large as the print, in whatever unit. */
export function SurroundView({ surround, widthMm, heightMm }: SurroundViewProps) {
  const beyond = beyondPrintMm(surround)
  const [width, height] = [widthMm + 2 * beyond, heightMm + 2 * beyond]
  const share = (partMm: number, ofMm: number) => `${(100 * partMm) / ofMm}%`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      style={{
        ...{ left: share(-beyond, widthMm), top: share(-beyond, heightMm) },
        ...{ width: share(width, widthMm), height: share(height, heightMm) },
        filter: `drop-shadow(2px 3px 3px var(--cast))`,
      }}
      className="absolute max-w-none overflow-visible [forced-color-adjust:none]"
    >
      {surround.kind === 'frame' ? (
        <Frame {...{ width, height }} barMm={surround.widthMm} colour={surround.colour} />
      ) : (
        <ClearSheets {...{ width, height }} borderMm={surround.widthMm} />
      )}
    </svg>
  )
}

interface Outer {
  width: number
  height: number
}

/** Four bars that meet at a mitre, each in the light from the left, and the shadow that the print floats in. */
function Frame({ width, height, barMm, colour }: Outer & { barMm: number; colour: string | undefined }) {
  const [right, below] = [width - barMm, height - barMm]
  return (
    <>
      <rect width={width} height={height} fill={colour} />
      <path d={`M0 0H${width}L${right} ${barMm}H${barMm}z`} fill="white" opacity=".14" />
      <path d={`M0 0L${barMm} ${barMm}V${below}L0 ${height}z`} fill="white" opacity=".05" />
      <path d={`M${width} 0V${height}L${right} ${below}V${barMm}z`} fill="black" opacity=".12" />
      <path d={`M0 ${height}L${barMm} ${below}H${right}L${width} ${height}z`} fill="black" opacity=".2" />
      <rect {...insideOf({ width, height }, barMm)} fill="black" opacity=".72" />
    </>
  )
}

/** Half of what the head of a stand-off is across, an estimate. */
const STAND_OFF_MM = 7

/** The wall is seen through them, a little brighter; their edges catch the light, and a stand-off holds each corner. */
function ClearSheets({ width, height, borderMm }: Outer & { borderMm: number }) {
  const middle = borderMm / 2
  return (
    <>
      <rect width={width} height={height} fill="white" opacity=".3" />
      <rect width={width} height={height} fill="none" stroke="white" strokeWidth="3" opacity=".75" />
      <path d={`M${width} 0V${height}H0`} fill="none" stroke="black" strokeWidth="2.5" opacity=".3" />
      {[middle, width - middle].flatMap((x) =>
        [middle, height - middle].map((y) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={STAND_OFF_MM} fill="gray" opacity=".75" />
            <circle cx={x - 1.5} cy={y - 1.5} r={STAND_OFF_MM - 3} fill="white" opacity=".7" />
          </g>
        )),
      )}
    </>
  )
}

const insideOf = ({ width, height }: Outer, barMm: number) => ({
  ...{ x: barMm, y: barMm },
  ...{ width: width - 2 * barMm, height: height - 2 * barMm },
})
