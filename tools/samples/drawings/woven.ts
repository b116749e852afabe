import { cloud } from '../studio/noise.ts'
import { palette, type Rgb, rgb } from '../studio/palette.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

const SIZE = 1200
const THREAD = 6

type Cloth = {
  /** Colours of the threads that run down, and across: pairs of a colour and how many threads; repeated to the edge. */
  warp: readonly (readonly [colour: string, threads: number])[]
  weft: readonly (readonly [colour: string, threads: number])[]
  /** How many threads a thread of the weft passes under, and then over. */
  under: number
  over: number
  seed: number
}

/** A rug's stripes: clay, plaster and gum green, in wool. */
export function rugStripes(): Sheet {
  return woven({
    warp: [[palette.cream, 1]],
    weft: [
      [palette.cream, 22],
      [palette.clay, 12],
      [palette.cream, 4],
      [palette.clay, 3],
      [palette.cream, 18],
      [palette.eucalyptus, 3],
      [palette.cream, 3],
      [palette.eucalyptus, 16],
      [palette.straw, 5],
      [palette.cream, 14],
    ],
    under: 1,
    over: 4,
    seed: 3,
  })
}

/** Sage and white gingham. */
export function gingham(): Sheet {
  const bands = [
    ['#fbf6ea', 20],
    [palette.gum, 20],
  ] as const
  return woven({ warp: bands, weft: bands, under: 2, over: 2, seed: 5 })
}

/** A blanket check in bush green, plum and wattle. */
export function blanketCheck(): Sheet {
  const sett = [
    [palette.eucalyptus, 36],
    [palette.wattle, 3],
    [palette.eucalyptus, 8],
    [palette.cream, 12],
    [palette.plum, 20],
    [palette.cream, 3],
    [palette.plum, 6],
    [palette.cream, 12],
  ] as const
  return woven({ warp: sett, weft: sett, under: 2, over: 2, seed: 7 })
}

function woven({ warp, weft, under, over, seed }: Cloth): Sheet {
  const size = { width: SIZE, height: SIZE }
  const threads = SIZE / THREAD
  const [down, across] = [threadColours(warp, threads), threadColours(weft, threads)]
  const slub = cloud(size, 90, 3, seed)
  const fibre = cloud(size, 5, 2, seed + 4)
  return painted([SIZE, SIZE], (x, y, out) => {
    const [column, row] = [Math.floor(x / THREAD), Math.floor(y / THREAD)]
    const warpOnTop = (column + row * (over > under ? 2 : 1)) % (over + under) < under
    const yarn: Rgb = warpOnTop ? down[column]! : across[row]!
    const [place, length] = warpOnTop ? [(x + 0.5) % THREAD, y] : [(y + 0.5) % THREAD, x]
    const round = Math.sin((Math.PI * place) / THREAD)
    const light =
      0.84 +
      0.17 * round +
      0.07 * (warpOnTop ? slub(x * 4, length) : slub(length, y * 4)) +
      0.06 * fibre(x, y)
    for (const part of [0, 1, 2] as const) out[part] = yarn[part] * light
  })
}

function threadColours(bands: Cloth['warp'], threads: number): Rgb[] {
  const sett = bands.flatMap(([colour, count]) => Array.from({ length: count }, () => rgb(colour)))
  if (threads % sett.length !== 0) {
    throw new RangeError(`Expected a sett whose threads divide ${threads} but received ${sett.length}`)
  }
  return Array.from({ length: threads }, (_, at) => sett[at % sett.length]!)
}
