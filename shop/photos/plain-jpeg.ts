/** Behind the largest EXIF block and colour profile that cameras write. */
const HEAD_BYTES = 1 << 20

/**
 * Whether a file is a JPEG of three colours. Browsers read those as the shop does; CMYK, and what moves or is
 * transparent, they do not.
 *
 * @returns false also for a file that cannot be read
 */
export async function isPlainJpeg(file: Blob): Promise<boolean> {
  try {
    return componentsOf(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())) === 3
  } catch {
    // Cut short, changed or gone: whoever reads all of it says so.
    return false
  }
}

/** @throws RangeError when the file ends before its frame begins */
function componentsOf(bytes: DataView): number | undefined {
  if (bytes.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint8(at + 1)
    if (isFrame(marker)) return bytes.getUint8(at + 9)
  }
  return undefined
}

/** SOF0 to SOF15; three markers among them mean other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
