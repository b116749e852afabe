/** Colour profiles that sharp cannot write, for tests. */

const fixed = (value: number) => Math.round(value * 65_536)

/** A matrix profile with the primaries of Adobe RGB (1998) brought to D50 and its gamma of 563/256. */
export function adobeRgb(): Buffer {
  const gamma = tag('curv', [1], Buffer.from([0x02, 0x33, 0, 0]))
  const tags: [name: string, data: Buffer][] = [
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
    ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
    ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
  ]
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length, 0)
  let at = 128 + table.length
  tags.forEach(([name, data], index) => {
    table.write(name, 4 + index * 12, 'latin1')
    table.writeUInt32BE(at, 8 + index * 12)
    table.writeUInt32BE(data.length, 12 + index * 12)
    at += data.length
  })
  const header = Buffer.alloc(128)
  header.writeUInt32BE(at, 0)
  header.writeUInt32BE(0x02100000, 8)
  header.write('mntrRGB XYZ ', 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  for (const [index, value] of [0.9642, 1, 0.8249].entries())
    header.writeInt32BE(fixed(value), 68 + index * 4)
  return Buffer.concat([header, table, ...tags.map(([, data]) => data)])
}

/** A JPEG with a profile put behind its first marker; its pixels are kept as they are. */
export function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe2, 0, 0]),
    Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
    icc,
  ])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

const xyz = (...values: [x: number, y: number, z: number]) => tag('XYZ ', values.map(fixed))

function tag(type: string, values: readonly number[], rest: Buffer = Buffer.alloc(0)): Buffer {
  const data = Buffer.alloc(8 + values.length * 4)
  data.write(type, 0, 'latin1')
  for (const [index, value] of values.entries()) data.writeInt32BE(value, 8 + index * 4)
  return Buffer.concat([data, rest])
}
