/** What no two parts of a record may say of one another: each alone is fine, and together nobody can print them. */
import { clashesIn } from './clashes.ts'
import { customSizeClashes } from './custom-size-clashes.ts'
import { jigsawsAgainst } from './jigsaw-cuts.ts'
import { panelsWithoutRoom } from './panel-room.ts'
import { parcelsTooSmall } from './parcel-room.ts'
import type { Option, OptionValue, ProductRecord, RecordSurface, Size } from './record.ts'
import { sheetsWithoutRoom } from './sheet-room.ts'
import { withoutRoom } from './trim-room.ts'

export type Parts = Pick<
  ProductRecord,
  'sizes' | 'surfaces' | 'options' | 'positions' | 'customSize' | 'opensWith' | 'sheet'
>

/** A field of the record, such as `surfaces.face.cornerMm`, and a sentence about what it says. */
export interface Contradiction {
  readonly field: string
  readonly sentence: string
}

/** @returns for each the family, the field and a sentence, for whoever writes a record; none when it can be printed */
export function contradictionsIn({ family, ...parts }: Parts & Pick<ProductRecord, 'family'>): string[] {
  const { sizes, surfaces, options, positions } = parts
  const found = [
    ...repeated('sizes', 'size', sizes.map(codeOf)),
    ...repeated(
      'surfaces',
      'surface',
      surfaces.map(({ name }) => name),
    ),
    ...repeated('options', 'option', options.map(codeOf)),
    ...repeated('positions', 'position', positions),
    ...surfaces.flatMap(({ name, inks }) => repeated(`surfaces.${name}.inks`, 'ink', inks)),
    ...options.flatMap(({ code, values }) => repeated(`options.${code}.values`, 'value', values.map(codeOf))),
    ...surfaces.flatMap((surface) => [...boundToNothing(surface, options), ...trimsOfNoSize(surface, sizes)]),
    ...setsOfNothing(options),
    ...opensWithNothing(parts),
    ...clashesIn(parts),
    ...customSizeClashes(parts),
    ...withoutRoom(parts),
    ...surfaces.flatMap((surface) => jigsawsAgainst(surface, sizes)),
    ...panelsWithoutRoom(parts),
    ...parcelsTooSmall(parts),
    ...sheetsWithoutRoom(parts),
  ]
  return found.map(({ field, sentence }) => `${family}, ${field}: ${sentence}`)
}

/** A size to open with that nobody can choose. */
const opensWithNothing = ({ opensWith, sizes }: Parts): Contradiction[] =>
  opensWith === undefined || sizes.some(({ code }) => code === opensWith)
    ? []
    : [{ field: 'opensWith', sentence: `There is no size ${opensWith}.` }]

const codeOf = ({ code }: { code: string }) => code

function repeated(field: string, what: string, codes: readonly string[]): Contradiction[] {
  const twice = codes.filter((code, place) => codes.indexOf(code) !== place)
  return [...new Set(twice)].map((code) => ({ field, sentence: `There are two of the ${what} ${code}.` }))
}

function boundToNothing({ name, onlyWith }: RecordSurface, options: readonly Option[]): Contradiction[] {
  if (!onlyWith) return []
  const option = options.find(({ code }) => code === onlyWith.option)
  if (option?.values.some(({ code }) => code === onlyWith.value)) return []
  const sentence = `No option has the value that ${name} is printed with.`
  return [{ field: `surfaces.${name}.onlyWith`, sentence }]
}

function trimsOfNoSize({ name, trims }: RecordSurface, sizes: readonly Size[]): Contradiction[] {
  return trims
    .filter((trim) => !sizes.some(({ code }) => code === trim.size))
    .map(({ size }) => ({ field: `surfaces.${name}.trims`, sentence: `There is no size ${size}.` }))
}

/** Designs of pieces that no value counts. */
const setsOfNothing = (options: readonly Option[]): Contradiction[] =>
  options.flatMap(({ code, values }) => values.flatMap((value) => designsOfNoSet(code, value)))

function designsOfNoSet(option: string, { code, designs, pieces, copiesEach }: OptionValue): Contradiction[] {
  if (copiesEach !== undefined && designs !== 'different') {
    const sentence = `It prints each design ${copiesEach} times, but its designs do not differ; say in pieces how many there are.`
    return [{ field: `options.${option}.values.${code}.copiesEach`, sentence }]
  }
  if (designs === undefined || (pieces ?? 1) > 1) return []
  const sentence =
    pieces === 1
      ? `It says "${designs}" of one piece; only a set of two or more has designs.`
      : `It says "${designs}" of no set; say in pieces how many it holds.`
  return [{ field: `options.${option}.values.${code}.designs`, sentence }]
}
