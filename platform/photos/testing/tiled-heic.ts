/** A HEIC photo in tiles, as phones make them, that repeats one picture; its words may be wrong in any way. */

export interface Tiles {
  /** From 1 to 256. */
  rows: number
  columns: number
  /** What the whole declares. */
  widthPx: number
  heightPx: number
  /** What each tile is: the picture, always the first one, the whole again, or nothing that is there. */
  tile: 'photo' | 'the same' | 'itself' | 'missing'
  /** How many fewer tiles are named than there should be. */
  missingTiles?: number
  /** Whether each tile has bytes of its own, one behind the other as cameras write them; otherwise all share them. */
  hasOwnBytes?: boolean
}

const WHOLE = 1
const FIRST_TILE = 2
const NOTHING = 0xfff0

/** @param photo one of the two HEIC photos of this folder, whose pixels and properties become the tile */
export function tiledHeic(photo: Buffer, tiles: Tiles): Buffer {
  const { rows, columns, widthPx, heightPx } = tiles
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), longs(widthPx, heightPx)])
  const pixels = pixelsOf(photo)
  const before = (gridAt: number) =>
    Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
      box('meta', longs(0), ...metaBoxes(photo, tiles, { gridAt, grid, tileBytes: pixels.length })),
    ])
  const headerBytes = 8
  const copies = Array.from({ length: tiles.hasOwnBytes ? rows * columns : 1 }, () => pixels)
  return Buffer.concat([before(before(0).length + headerBytes), box('mdat', grid, ...copies)])
}

function metaBoxes(
  photo: Buffer,
  tiles: Tiles,
  { gridAt, grid, tileBytes }: { gridAt: number; grid: Buffer; tileBytes: number },
): Buffer[] {
  const items = Array.from({ length: tiles.rows * tiles.columns }, (_, index) => FIRST_TILE + index)
  const named = items.slice(tiles.missingTiles ?? 0)
  const nameOf = (item: number) =>
    ({ photo: item, 'the same': FIRST_TILE, itself: WHOLE, missing: NOTHING })[tiles.tile]
  const sizeOfWhole = box('ispe', longs(0, tiles.widthPx, tiles.heightPx))
  const tileAt = (index: number) => gridAt + grid.length + (tiles.hasOwnBytes ? index * tileBytes : 0)
  const isHvcCAndSize = Buffer.from([2, 0x81, 2])
  return [
    box('hdlr', longs(0, 0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
    box('pitm', longs(0), shorts(WHOLE)),
    box(
      'iinf',
      longs(0),
      shorts(items.length + 1),
      infe(WHOLE, 'grid'),
      ...items.map((item) => infe(item, 'hvc1')),
    ),
    box('iref', longs(0), box('dimg', shorts(WHOLE, named.length, ...named.map(nameOf)))),
    box(
      'iprp',
      box('ipco', boxOf(photo, 'hvcC'), boxOf(photo, 'ispe'), sizeOfWhole),
      box(
        'ipma',
        longs(0, items.length + 1),
        shorts(WHOLE),
        Buffer.from([1, 3]),
        ...items.map((item) => Buffer.concat([shorts(item), isHvcCAndSize])),
      ),
    ),
    box(
      'iloc',
      longs(0),
      Buffer.from([0x44, 0x00]),
      shorts(items.length + 1),
      Buffer.concat([shorts(WHOLE, 0, 1), longs(gridAt, grid.length)]),
      ...items.map((item, index) => Buffer.concat([shorts(item, 0, 1), longs(tileAt(index), tileBytes)])),
    ),
  ]
}

const infe = (item: number, type: string) =>
  box('infe', Buffer.from([2, 0, 0, 0]), shorts(item, 0), Buffer.from(`${type}\0`, 'latin1'))

/** The first of the photo's items is its picture, in one piece. */
function pixelsOf(photo: Buffer): Buffer {
  const firstItem = photo.indexOf('iloc') + 4 + 4 + 2 + 2
  const at = photo.readUInt32BE(firstItem + 4) + photo.readUInt32BE(firstItem + 10)
  return photo.subarray(at, at + photo.readUInt32BE(firstItem + 14))
}

function boxOf(photo: Buffer, type: string): Buffer {
  const at = photo.indexOf(type) - 4
  return photo.subarray(at, at + photo.readUInt32BE(at))
}

function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = content.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([longs(bytes), Buffer.from(type, 'latin1'), ...content])
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
  return bytes
}
