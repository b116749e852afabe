/** Ready to print: the checks of a tool over a draft, each with the sentences that the shopper reads. */
import { checkSurface } from '#packages/design-document/checks.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { gapsOf } from '#packages/product/panels.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { type Draft, figuresOfAll, sizeInWords } from '../draft/draft.ts'
import type { Measure } from '../drawing.ts'
import type { Check, Finding, ReadinessCheck } from './check.ts'

/** What the checks say of a draft over all of its surfaces, in the order of the checks. */
export function readiness(
  checks: readonly ReadinessCheck[],
  { record, draft, measure }: { record: ProductRecord; draft: Draft; measure: Measure },
): readonly Check[] {
  const figuresOf = figuresOfAll(record, draft)
  const size = sizeInWords(record, draft.choice)
  const hasSides = draft.design.surfaces.length > 1
  const faces = draft.design.surfaces.map((face) => ({
    ...checkedFace(face, figuresOf(face), measure),
    ...{ size, words: record.words, hasSides },
  }))
  return checks
    .filter(({ isFor }) => isFor?.(draft.design) ?? true)
    .map((check) => {
      const { name, label, remedy } = check
      const [first, ...others] = uniqueFindings(check.find(faces))
      if (first) return { name, label, remedy, state: first.state, findings: [first, ...others] }
      const sentence = check.good(faces, record.words)
      const good = { state: 'good', sentence, asks: false, surface: undefined, elementId: undefined } as const
      return { name, label, remedy, state: 'good', findings: [good] }
    })
}

/** The worst first; what several elements of a surface have in common is said of the first of them. */
function uniqueFindings(found: readonly Finding[]): readonly Finding[] {
  const told = new Map<string, Finding>()
  for (const finding of found) if (!told.has(finding.sentence)) told.set(finding.sentence, finding)
  const rank = ({ state }: Finding) => (state === 'poor' ? 0 : 1)
  return [...told.values()].sort((one, other) => rank(one) - rank(other))
}

function checkedFace(face: Surface, figures: SurfaceFigures, measure: Measure) {
  const { targetDpi, warnDpi, keepOutSides: sides, keepOutHoles: holes } = figures
  const { textExtent, textHull } = measure
  const limits = { targetDpi, warnDpi, cut: cutOf(figures), sides, holes, gaps: gapsOf(figures) }
  return { face, figures, concerns: checkSurface(face, { ...limits, textExtent, textHull }), measure }
}
