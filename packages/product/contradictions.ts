/** What no two parts of a record may say of one another: each alone is fine, and together nobody can print them. */
import type { Option, RecordSurface, Size } from './record.ts'

interface Parts {
  sizes: readonly Size[]
  surfaces: readonly RecordSurface[]
  options: readonly Option[]
  positions: readonly string[]
}

/** @returns a sentence for each, for whoever writes a record; none when it can be printed */
export function contradictionsIn({ sizes, surfaces, options, positions }: Parts): string[] {
  return [
    ...repeated('size', sizes.map(codeOf)),
    ...repeated(
      'surface',
      surfaces.map(({ name }) => name),
    ),
    ...repeated('option', options.map(codeOf)),
    ...repeated('position', positions),
    ...options.flatMap(({ code, values }) => repeated(`value of ${code}`, values.map(codeOf))),
    ...surfaces.flatMap((surface) => [
      ...boundToNothing(surface, options),
      ...trimsOfNoSize(surface, sizes),
      ...sizes.flatMap((size) => tooLarge(surface, size)),
    ]),
  ]
}

const codeOf = ({ code }: { code: string }) => code

function repeated(what: string, codes: readonly string[]): string[] {
  const twice = codes.filter((code, place) => codes.indexOf(code) !== place)
  return [...new Set(twice)].map((code) => `There are two of the ${what} ${code}.`)
}

function boundToNothing({ name, onlyWith }: RecordSurface, options: readonly Option[]): string[] {
  if (!onlyWith) return []
  const option = options.find(({ code }) => code === onlyWith.option)
  const isThere = option?.values.some(({ code }) => code === onlyWith.value)
  return isThere ? [] : [`No option has the value that ${name} is printed with.`]
}

function trimsOfNoSize({ name, trims }: RecordSurface, sizes: readonly Size[]): string[] {
  return trims
    .filter((trim) => !sizes.some(({ code }) => code === trim.size))
    .map(({ size }) => `There is no size ${size} for a trim of ${name}.`)
}

/** Corners and holes that the trim has no room for. */
function tooLarge({ name, cornerMm, keepOutHoles, trims }: RecordSurface, size: Size): string[] {
  const trim = trims.find((one) => one.size === size.code) ?? size
  const half = Math.min(trim.widthMm, trim.heightMm) / 2
  const at = `on ${name} in ${size.code}`
  return [
    ...(cornerMm > half ? [`A corner of ${cornerMm} mm has no room ${at}.`] : []),
    ...keepOutHoles
      .filter(({ radiusMm }) => radiusMm >= half)
      .map(({ label }) => `The hole "${label}" has no room ${at}.`),
  ]
}
