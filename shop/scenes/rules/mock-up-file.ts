/** The last part of a mock-up's address: which scene, how wide, in which format. */

/** Few, so that each is made once and kept. The last two are for a closer look. */
export const MOCK_UP_WIDTHS = [240, 400, 640, 720, 800, 960, 1000, 1200, 1600, 2400] as const
const FORMATS = ['avif', 'webp', 'jpg'] as const

export interface MockUpFile {
  scene: string
  widthPx: (typeof MOCK_UP_WIDTHS)[number]
  format: (typeof FORMATS)[number]
}

/** @example mockUpFile({ scene: 'mug-desk', widthPx: 640, format: 'avif' }) // 'mug-desk@640.avif' */
export const mockUpFile = ({ scene, widthPx, format }: MockUpFile) => `${scene}@${widthPx}.${format}`

/** @returns undefined for a file that is none, and for widths that are not made */
export function readMockUpFile(file: string): MockUpFile | undefined {
  const [, scene, width, ending] = /^([a-z0-9-]{1,60})@([1-9]\d{2,3})\.([a-z]{3,4})$/.exec(file) ?? []
  const widthPx = MOCK_UP_WIDTHS.find((known) => known === Number(width))
  const format = FORMATS.find((known) => known === ending)
  return scene && widthPx && format ? { scene, widthPx, format } : undefined
}
