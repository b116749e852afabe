import type { Size } from './record.ts'

/** The rounded centimetres of a size as it hangs, such as `60 × 45` for one that lies on its side. */
export function measuresInWords(size: Size, lying: boolean): string {
  const [, width = '', height = ''] = /^(\S+) × (\S+)/.exec(size.label) ?? []
  return lying ? `${height} × ${width}` : `${width} × ${height}`
}
