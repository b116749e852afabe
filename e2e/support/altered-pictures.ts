/** For a page before it opens: what is read of a canvas is altered, as browsers do that resist fingerprinting. */
export const ALTERED_PICTURES = `
  const read = CanvasRenderingContext2D.prototype.getImageData
  CanvasRenderingContext2D.prototype.getImageData = function (...box) {
    const pixels = read.apply(this, box)
    for (let at = 0; at < pixels.data.length; at += 7) pixels.data[at] ^= 1
    return pixels
  }`
