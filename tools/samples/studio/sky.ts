import { Path2D } from '@napi-rs/canvas'
import { chance, range } from './chance.ts'

/** A bright star: hours of right ascension, degrees of declination, magnitude. */
export type Star = readonly [hours: number, degrees: number, magnitude: number]

/**
 * The brightest stars of the southern sky by their common names, positions of the year 2000 to about a tenth of a degree.
 *
 * @source the Yale Bright Star Catalogue, fifth edition
 */
export const STARS = {
  Acrux: [12.44, -63.1, 0.8],
  Mimosa: [12.795, -59.69, 1.25],
  Gacrux: [12.519, -57.11, 1.6],
  Imai: [12.252, -58.75, 2.8],
  Ginan: [12.356, -60.4, 3.6],
  Rigil: [14.66, -60.84, -0.3],
  Hadar: [14.064, -60.37, 0.6],
  Menkent: [14.111, -36.37, 2.1],
  Muhlifain: [12.692, -48.96, 2.2],
  Epsilon: [13.665, -53.47, 2.3],
  Zeta: [13.926, -47.29, 2.5],
  Canopus: [6.399, -52.7, -0.7],
  Miaplacidus: [9.22, -69.72, 1.7],
  Avior: [8.375, -59.51, 1.9],
  Aspidiske: [9.285, -59.28, 2.2],
  Theta: [10.716, -64.39, 2.8],
  Achernar: [1.629, -57.24, 0.5],
  Acamar: [2.971, -40.3, 2.9],
  Fomalhaut: [22.961, -29.62, 1.2],
  Alnair: [22.137, -46.96, 1.7],
  Tiaki: [22.711, -46.88, 2.1],
  Aldhanab: [21.899, -37.36, 3.0],
  Peacock: [20.427, -56.74, 1.9],
  Ankaa: [0.438, -42.31, 2.4],
  BetaPhe: [1.101, -46.72, 3.3],
  GammaPhe: [1.473, -43.32, 3.4],
  AlphaTuc: [22.308, -60.26, 2.9],
  Atria: [16.811, -69.03, 1.9],
  BetaTrA: [15.919, -63.43, 2.8],
  GammaTrA: [15.315, -68.68, 2.9],
  BetaHyi: [0.429, -77.25, 2.8],
  AlphaHyi: [1.98, -61.57, 2.9],
  GammaHyi: [3.787, -74.24, 3.2],
  Sirius: [6.752, -16.72, -1.5],
  Mirzam: [6.378, -17.96, 2.0],
  Wezen: [7.14, -26.39, 1.8],
  Adhara: [6.977, -28.97, 1.5],
  Aludra: [7.402, -29.3, 2.4],
  Rigel: [5.242, -8.2, 0.1],
  Saiph: [5.796, -9.67, 2.1],
  Alnitak: [5.679, -1.94, 1.8],
  Alnilam: [5.604, -1.2, 1.7],
  Mintaka: [5.533, -0.3, 2.2],
  Betelgeuse: [5.919, 7.41, 0.5],
  Bellatrix: [5.419, 6.35, 1.6],
  Antares: [16.49, -26.43, 1.0],
  Graffias: [16.091, -19.81, 2.6],
  Dschubba: [16.006, -22.62, 2.3],
  Pi: [15.981, -26.11, 2.9],
  Tau: [16.598, -28.22, 2.8],
  Larawag: [16.836, -34.29, 2.3],
  Mu: [16.864, -38.05, 3.0],
  ZetaSco: [16.91, -42.36, 3.6],
  Eta: [17.203, -43.24, 3.3],
  Sargas: [17.622, -43.0, 1.9],
  Iota: [17.793, -40.13, 3.0],
  Kappa: [17.708, -39.03, 2.4],
  Shaula: [17.56, -37.1, 1.6],
  KausAustralis: [18.403, -34.38, 1.8],
  KausMedia: [18.35, -29.83, 2.7],
  KausBorealis: [18.466, -25.42, 2.8],
  Nunki: [18.921, -26.3, 2.0],
  Ascella: [19.044, -29.88, 2.6],
  Phi: [18.761, -26.99, 3.2],
  TauSgr: [19.116, -27.67, 3.3],
  Alnasl: [18.097, -30.42, 3.0],
  Naos: [8.06, -40.0, 2.2],
  Suhail: [9.133, -43.43, 2.2],
  Regor: [8.158, -47.34, 1.8],
  Markeb: [9.369, -55.01, 2.5],
  Alsephina: [8.745, -54.71, 2.0],
  Spica: [13.42, -11.16, 1.0],
  Phact: [5.661, -34.07, 2.6],
  Wazn: [5.849, -35.77, 3.1],
  Alphard: [9.46, -8.66, 2.0],
  Diphda: [0.727, -17.99, 2.0],
  AlphaLup: [14.699, -47.39, 2.3],
  BetaLup: [14.976, -43.13, 2.7],
  AlphaRet: [4.24, -62.47, 3.3],
  AlphaDor: [4.567, -55.05, 3.3],
  BetaDor: [5.56, -62.49, 3.8],
  AlphaAra: [17.531, -49.88, 2.9],
  BetaAra: [17.422, -55.53, 2.8],
} as const satisfies Record<string, Star>

export type StarName = keyof typeof STARS

/** Lines that make pictures of stars. */
export const FIGURES: readonly (readonly StarName[])[] = [
  ['Acrux', 'Gacrux'],
  ['Mimosa', 'Imai'],
  ['Rigil', 'Hadar', 'Epsilon', 'Zeta', 'Menkent'],
  ['Epsilon', 'Muhlifain'],
  ['Canopus', 'Avior', 'Aspidiske', 'Theta', 'Miaplacidus', 'Canopus'],
  ['Atria', 'BetaTrA', 'GammaTrA', 'Atria'],
  ['BetaHyi', 'AlphaHyi', 'GammaHyi', 'BetaHyi'],
  ['Alnair', 'Tiaki'],
  ['Alnair', 'Aldhanab'],
  ['Ankaa', 'BetaPhe', 'GammaPhe', 'Ankaa'],
  ['Sirius', 'Mirzam'],
  ['Sirius', 'Wezen', 'Adhara'],
  ['Wezen', 'Aludra'],
  ['Rigel', 'Mintaka', 'Bellatrix', 'Betelgeuse', 'Alnitak', 'Saiph', 'Rigel'],
  ['Mintaka', 'Alnilam', 'Alnitak'],
  ['Graffias', 'Dschubba', 'Pi'],
  ['Dschubba', 'Antares', 'Tau', 'Larawag', 'Mu', 'ZetaSco', 'Eta', 'Sargas', 'Iota', 'Kappa', 'Shaula'],
  ['Alnasl', 'KausMedia', 'KausBorealis', 'Phi', 'Nunki', 'TauSgr', 'Ascella', 'KausAustralis', 'Alnasl'],
  ['KausMedia', 'KausAustralis'],
  ['KausMedia', 'Phi', 'Ascella'],
  ['Naos', 'Suhail', 'Markeb', 'Alsephina', 'Regor', 'Naos'],
  ['Phact', 'Wazn'],
  ['AlphaLup', 'BetaLup'],
  ['AlphaAra', 'BetaAra'],
  ['AlphaDor', 'BetaDor'],
]

/**
 * Where a star stands on a round map about the southern celestial pole.
 *
 * @param radiusPx  of the map's rim, which is at `rimDegrees` of declination
 */
export function onMap([hours, degrees]: Star, radiusPx: number, rimDegrees: number): [x: number, y: number] {
  const reach = ((90 + degrees) / (90 + rimDegrees)) * radiusPx
  const turn = (hours / 24) * 2 * Math.PI
  return [Math.sin(turn) * reach, -Math.cos(turn) * reach]
}

/** A star with four short rays. */
export function spark(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  for (const corner of range(8)) {
    const reach = corner % 2 ? radius * 0.28 : radius
    const turn = (corner / 8) * 2 * Math.PI - Math.PI / 2
    path.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
  }
  path.closePath()
  return path
}

/** Faint stars anywhere, many more dim than bright. */
export function scatter(count: number, seed: number, width: number, height: number) {
  const fall = chance(seed)
  return range(count).map(() => ({
    x: fall.between(0, width),
    y: fall.between(0, height),
    radius: 0.7 + 2.4 * fall.next() ** 4,
    warmth: fall.next(),
  }))
}
