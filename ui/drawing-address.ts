/**
 * SH-13: the address of a drawing of our own, by the name of its file.
 *
 * @param file  below /media, such as `sizes/canvas.svg`
 * @returns undefined for anything that is not plainly an SVG file there
 */
export function drawingAddress(file: string): string | undefined {
  const isPlain = /^[A-Za-z0-9_-][A-Za-z0-9/_.-]*\.svg$/.test(file)
  return isPlain && !file.includes('..') && !file.includes('//') ? `/media/${file}` : undefined
}
