/** One picture on the screen, in the proof and in print: how it is drawn, how alike it must be, what is written of it. */
import type { DrawList } from '#packages/artwork-renderer/draw-list.ts'
import { pageSvg, type Picture as ScreenCopy } from '#packages/artwork-renderer/svg.ts'
import type { Likeness } from '#packages/artwork-renderer/testing/compare.ts'
import type { CaseFiles } from '#platform/artwork/testing/case-files.ts'

export const WIDTH_PX = 1200

/** A pencil makes faint shading of the last bit of a grey: its drawings are judged apart from the others. */
export const isPencil = (name: string) => name.startsWith('pencil')

/** How alike the pictures are at the least. */
export function leastOf(name: string, isTextOnly: boolean) {
  if (isPencil(name)) return { proof: 0.95, pdf: 0.95 }
  return isTextOnly ? { proof: 0.999, pdf: 0.999 } : { proof: 0.985, pdf: 0.98 }
}

/** A surface as the editor draws it, for a window of `WIDTH_PX`. */
export async function pageOfCase(
  drawList: DrawList,
  files: CaseFiles,
): Promise<{ html: string; heightPx: number }> {
  const keys = new Set(
    drawList.items.flatMap((item) => item.ops.flatMap((op) => (op.op === 'photo' ? op.element.photo : []))),
  )
  const copies = new Map<string, ScreenCopy>()
  for (const key of keys) copies.set(key, await files.screenCopy(key))
  const svg = pageSvg(drawList, { widthPx: WIDTH_PX, photo: (element) => copies.get(element.photo) })
  const heightPx = Math.round((WIDTH_PX * drawList.page.heightMm) / drawList.page.widthMm)
  return {
    html: `<!doctype html><style>body{margin:0;overflow:hidden}svg{display:block}</style>${svg}`,
    heightPx,
  }
}

export function meanOf(table: Record<string, Likeness>, measure: keyof Likeness): number {
  const values = Object.entries(table).flatMap(([name, likeness]) =>
    isPencil(name) ? [] : [likeness[measure]],
  )
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function tableOf(proofs: Record<string, Likeness>, pdfs?: Record<string, Likeness>): string {
  const cells = ({ ssim, meanDeltaE, p99DeltaE }: Likeness) =>
    `${ssim.toFixed(4)} ${meanDeltaE.toFixed(2)} ${p99DeltaE.toFixed(1)}`
  const rows = Object.entries(proofs).map(([name, likeness]) => {
    const pdf = pdfs?.[name]
    return `${name.padEnd(50)} ${cells(likeness)}   ${pdf ? cells(pdf) : ''}\n`
  })
  const sums = [proofs, ...(pdfs ? [pdfs] : [])].map(
    (set) => `${meanOf(set, 'ssim').toFixed(4)} ${meanOf(set, 'meanDeltaE').toFixed(2)}    `,
  )
  return `\nSSIM, mean and 99th percentile of colour difference; against the proof, then the PDF\n${rows.join('')}${'mean'.padEnd(50)} ${sums.join('   ')}\n`
}
