/** What options, labels and faces of a record say of one another and only one of them can mean. */
import { outlineProblem } from '#packages/design-document/outline-problem.ts'
import type { Contradiction, Parts } from './contradictions.ts'
import { faceOfSize } from './face-of-size.ts'
import type { KeepOutHole, Option, OptionValue, RecordSurface, Size } from './record.ts'

/** Every clash; `surfacesOf` and the shopper would each read only one of the two. */
export function clashesIn({ sizes, surfaces, options }: Parts): Contradiction[] {
  return [
    ...sizes.flatMap(againstItself),
    ...sameLabels('sizes', sizes),
    ...options.flatMap(({ code, values }) => sameLabels(`options.${code}.values`, values)),
    ...sameLabels('surfaces', surfaces, mayBePrintedTogether),
    ...SAID_ONCE.flatMap(({ key, what }) => saidTwice(options, key, what)),
    ...options.flatMap(({ code, values }) => values.flatMap((value) => edgesOf(code, value))),
    ...edgesOfNothing(surfaces, options),
    ...choicesOfNothing(surfaces, options),
    ...surfaces.flatMap((surface) => [
      ...facesAgainstThemselves(surface, sizes, options),
      ...cutsAgainstThemselves(surface, sizes),
    ]),
  ]
}

function againstItself({ code, widthMm, heightMm, targetDpi, warnDpi }: Size): Contradiction[] {
  const field = `sizes.${code}`
  const wide = 'Its width is above its height; give the measures of the portrait position.'
  const late = `It warns below ${warnDpi} dpi, which is more than the ${targetDpi} dpi that it aims for.`
  return [
    ...(widthMm > heightMm ? [{ field, sentence: wide }] : []),
    ...(warnDpi > targetDpi ? [{ field, sentence: late }] : []),
  ]
}

/** A shopper could not tell the two apart. */
function sameLabels<Part extends { label: string }>(
  field: string,
  parts: readonly Part[],
  areTogether: (one: Part, other: Part) => boolean = () => true,
): Contradiction[] {
  const again = parts.filter((part, place) =>
    parts.some((one, before) => before < place && one.label === part.label && areTogether(one, part)),
  )
  return again.map(({ label }) => ({ field, sentence: `Two of them are called "${label}".` }))
}

/** Not so for faces of two values of one option. */
const mayBePrintedTogether = (one: RecordSurface, other: RecordSurface) =>
  one.onlyWith?.option === undefined ||
  one.onlyWith.option !== other.onlyWith?.option ||
  one.onlyWith.value === other.onlyWith.value

/** What `surfacesOf` takes from one chosen value, whichever option says it. */
const SAID_ONCE = [
  { key: 'bleedMm', what: 'how far the artwork goes beyond the trim' },
  { key: 'edge', what: 'what covers the edge' },
  { key: 'pieces', what: 'how many pieces there are' },
] as const

function saidTwice(
  options: readonly Option[],
  key: 'bleedMm' | 'edge' | 'pieces',
  what: string,
): Contradiction[] {
  const [first, ...others] = options.filter(({ values }) => values.some((value) => value[key] !== undefined))
  const sentence = `Another option says ${what}, ${first?.code}; only one can.`
  return others.map(({ code }) => ({ field: `options.${code}`, sentence }))
}

function edgesOf(option: string, { code, edge, edgeColour, depthMm, bleedMm }: OptionValue): Contradiction[] {
  const field = `options.${option}.values.${code}`
  const uncoloured = 'It has a colour for the edge, and its edge is no colour.'
  const short = `Artwork of ${bleedMm} mm beyond the trim does not cover a bar of ${depthMm} mm.`
  return [
    ...(edgeColour !== undefined && edge !== 'colour' ? [{ field, sentence: uncoloured }] : []),
    ...(depthMm !== undefined && bleedMm !== undefined && bleedMm < depthMm
      ? [{ field, sentence: short }]
      : []),
  ]
}

function edgesOfNothing(surfaces: readonly RecordSurface[], options: readonly Option[]): Contradiction[] {
  if (surfaces.some(({ body }) => body === 'folded')) return []
  return options
    .filter(({ values }) => values.some(({ edge }) => edge !== undefined))
    .map(({ code }) => ({
      field: `options.${code}`,
      sentence: 'Nothing is folded, so there is no edge to cover.',
    }))
}

/** A face for every choice: one that is always there, or one for each value of an option. */
function choicesOfNothing(surfaces: readonly RecordSurface[], options: readonly Option[]): Contradiction[] {
  const bound = surfaces.flatMap(({ onlyWith }) => onlyWith ?? [])
  if (bound.length < surfaces.length) return []
  const missing = options.map(({ code, values }) => ({
    option: code,
    values: values.filter((value) => !bound.some((one) => one.option === code && one.value === value.code)),
  }))
  if (missing.some(({ values }) => values.length === 0)) return []
  const [first] = missing.filter(({ option }) => bound.some((one) => one.option === option))
  const value = `${first?.option} ${first?.values[0]?.code}`
  return [{ field: 'surfaces', sentence: `A piece of ${value} has no face that is always printed.` }]
}

function facesAgainstThemselves(
  surface: RecordSurface,
  sizes: readonly Size[],
  options: readonly Option[],
): Contradiction[] {
  const { name, body, bleedMm, trims } = surface
  const field = `surfaces.${name}`
  const twice = trims.filter(({ size }, place) => trims.findIndex((one) => one.size === size) !== place)
  const isBound = options.some(({ values }) => values.every((value) => (value.bleedMm ?? 0) > 0))
  const flat = sizes.filter((size) => !isBound && (size.bleedMm ?? bleedMm) === 0)
  return [
    ...outlinesAgainstThemselves(surface, field),
    ...twice.map(({ size }) => ({
      field: `${field}.trims`,
      sentence: `There are two for the size ${size}.`,
    })),
    ...(body === 'folded' ? flat : []).map(({ code }) => ({
      field: `${field}.bleedMm`,
      sentence: `It is folded, and nothing of ${code} goes beyond the trim.`,
    })),
  ]
}

/** Each size that is cut otherwise is judged as a face of its own. */
function cutsAgainstThemselves(surface: RecordSurface, sizes: readonly Size[]): Contradiction[] {
  const { name, cuts = [] } = surface
  const field = `surfaces.${name}.cuts`
  return cuts.flatMap(({ size }, place) => {
    if (!sizes.some(({ code }) => code === size)) return [{ field, sentence: `There is no size ${size}.` }]
    if (cuts.findIndex((one) => one.size === size) !== place)
      return [{ field, sentence: `There are two for the size ${size}.` }]
    return outlinesAgainstThemselves(faceOfSize(surface, size), `${field}.${size}`)
  })
}

function outlinesAgainstThemselves(surface: RecordSurface, field: string): Contradiction[] {
  const { outline, cornerMm, keepOutHoles } = surface
  return [
    ...(outline === 'rounded' && cornerMm === 0
      ? [{ field: `${field}.cornerMm`, sentence: 'Its outline is rounded, and its corners have no radius.' }]
      : []),
    ...(outline !== 'rounded' && cornerMm > 0
      ? [
          {
            field: `${field}.cornerMm`,
            sentence: `Only a rounded outline has corners; this one is ${outline}.`,
          },
        ]
      : []),
    ...keepOutHoles.filter(isMeasuredTwice).map(({ label }) => ({
      field: `${field}.keepOutHoles`,
      sentence: `The hole "${label}" is measured from two edges opposite each other; give one of them.`,
    })),
    ...keepOutHoles.flatMap((hole) =>
      rectangleSentences(hole).map((sentence) => ({ field: `${field}.keepOutHoles`, sentence })),
    ),
    ...pathSentences(surface).map((sentence) => ({ field: `${field}.outlinePath`, sentence })),
  ]
}

const isMeasuredTwice = ({ topMm, bottomMm, leftMm, rightMm }: KeepOutHole) =>
  (topMm !== undefined && bottomMm !== undefined) || (leftMm !== undefined && rightMm !== undefined)

function rectangleSentences({ label, radiusMm, widthMm, heightMm }: KeepOutHole): string[] {
  if (widthMm === undefined && heightMm === undefined) return []
  if (widthMm === undefined || heightMm === undefined)
    return [`The hole "${label}" has only one of width and height; a round one has neither.`]
  const isRound = 2 * radiusMm <= Math.min(widthMm, heightMm)
  return isRound ? [] : [`The corners of the hole "${label}" have no room in ${widthMm} × ${heightMm} mm.`]
}

/** What a face says of an outline of any shape that cannot be, a sentence each. */
function pathSentences({ outline, outlinePath, body }: RecordSurface): string[] {
  if (outline !== 'path') {
    const other = `Only the outline path has a line of its own; this one is ${outline}.`
    return outlinePath === undefined ? [] : [other]
  }
  if (outlinePath === undefined) return ['Its outline is a path, and its line is missing.']
  const problem = outlineProblem(outlinePath)
  const uncut = `It is ${body}, and only a flat face is cut to a path.`
  return [...(problem === undefined ? [] : [problem]), ...(body === 'flat' ? [] : [uncut])]
}
