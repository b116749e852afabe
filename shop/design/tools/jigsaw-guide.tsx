import { useEffect, useMemo, useState } from 'react'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import { untilFetched } from '#ui/until-fetched.ts'

type JigsawData = typeof import('./jigsaw-data.ts').jigsawData

const load = async (): Promise<JigsawData> => (await import('./jigsaw-data.ts')).jigsawData

/** As wide as the gap between two pieces, and never less than half a pixel. */
const GAP_MM = 0.3

/**
 * Where the print is cut into pieces: dark with a pale rim, so that the lines are seen on a photo of any colour. They are drawn
 * once they are worked out in the browser, because a page would be many times its size with them; other pieces fetch none of it.
 */
export function JigsawGuide({
  jigsaw: { widthMm, heightMm, columns, rows },
  mmPerPx,
}: {
  jigsaw: Jigsaw
  mmPerPx: number
}) {
  const dataOf = useJigsawData()
  const d = useMemo(
    () => dataOf?.({ widthMm, heightMm, columns, rows }),
    [dataOf, widthMm, heightMm, columns, rows],
  )
  if (d === undefined) return null
  const line = Math.max(GAP_MM, 0.5 * mmPerPx)
  return (
    // A layer of its own, so that a thousand pieces are not painted again while the photo below them is moved.
    <g fill="none" className="will-change-transform">
      <path d={d} stroke="var(--paper)" strokeOpacity={0.4} strokeWidth={2.5 * line} />
      <path d={d} stroke="var(--ink)" strokeOpacity={0.7} strokeWidth={line} />
    </g>
  )
}

function useJigsawData(): JigsawData | undefined {
  const [dataOf, setDataOf] = useState<JigsawData>()
  useEffect(() => {
    let isShown = true
    untilFetched(load, () => isShown).then(
      (found) => isShown && setDataOf(() => found),
      // The board is left; its lines are decoration.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return dataOf
}
