import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aDesign, aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { NotDrawn } from '#platform/drawing/drawing.ts'
import { BLUE, motif, noisyJpeg, RED } from '#platform/photos/testing/pictures.ts'
import { createDesign } from '../commands/create-design.ts'
import { freezeDesign } from '../commands/freeze-design.ts'
import { saveDesign } from '../commands/save-design.ts'
import { mediaRoutes } from './media.ts'
import { hashOf, openTestMedia } from './testing.ts'

const media = await openTestMedia()
const { announce, call, metLimits, storage, taken } = media

const aSquare = (parts: Parameters<typeof aSurface>[0]) =>
  aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, ...parts })

async function frozenRevision(document: string, sku = 'CANVAS-20X20-S-D19-IMAGE-MATTE'): Promise<string> {
  const created = await createDesign(media, { sku, document, title: undefined })
  if (created.kind !== 'design') throw new Error(created.message)
  const frozen = await freezeDesign(media, { key: created.design.key, version: 1 })
  if (frozen.kind !== 'revision') throw new Error(frozen.kind)
  return frozen.revision.key
}

describe('a photo is served', () => {
  it('without the page that was hidden behind it, and so that no browser runs anything', async () => {
    const hiding = Buffer.concat([await noisyJpeg(200, 200), Buffer.from('<html><script>alert(1)</script>')])
    const { key } = await taken(hiding)
    const answer = await call(`/media/photos/${key}/display.jpg`)
    expect(await answer.text()).not.toContain('<script>')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })
})

describe('what nobody may read', () => {
  it('an upload, an original, a key that is not known', async () => {
    const address = await announce(10_000)
    const { key } = await taken(await noisyJpeg(64, 64))
    const unknown = 'x'.repeat(32)
    for (const path of [
      address,
      `/media/photos/${key}/original`,
      `/media/photos/${unknown}/display.jpg`,
      `/media/revisions/${unknown}/picture.jpg`,
      `/media/uploads/${unknown}/photo`,
      '/media/fonts/..%2f..%2fpackage.json',
    ]) {
      expect((await call(path)).status, path).toBe(404)
    }
  })
})

describe('the picture of a revision', () => {
  it('shows the trim at 640 px, and is drawn once', async () => {
    const photo = await taken(await motif().resize(1200, 800, { kernel: 'nearest' }).jpeg().toBuffer())
    const element = aPhoto({
      photo: photo.key,
      photoWidthPx: 1200,
      photoHeightPx: 800,
      placement: { ...aPhoto().placement, photoWidthMm: 372 },
    })
    const surface = aSquare({ elements: [element, aText()] })
    const document = JSON.stringify(aDesign(surface))
    const revision = await frozenRevision(document)
    const address = `/media/revisions/${revision}/picture.jpg`
    const answers = await Promise.all([1, 2, 3].map(() => call(address)))
    const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(new Set(pictures.map(hashOf)).size).toBe(1)
    const { data, info } = await sharp(pictures[0]).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 640])
    const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
    const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.2))
    expect(at(10, 10)).toEqual(near(BLUE))
    expect(at(10, 630)).toEqual(near(RED))
    expect(hashOf(await storage.get(`revisions/${revision}/picture.jpg`))).toBe(
      hashOf(pictures[0] ?? Buffer.alloc(0)),
    )
  })
})

describe('the picture of a piece with round corners', () => {
  const face = { bleedMm: 3, safeMm: 4, background: { kind: 'solid' as const, colour: '#24463a' } }
  const coaster = aSurface({ ...face, widthMm: 95, heightMm: 95, elements: [aText({ sizeMm: 4 })] })
  const aCoaster = () => frozenRevision(JSON.stringify(aDesign(coaster)), 'COASTER-95X95-S-SAME4')
  const corner = async (path: string) => {
    const answer = await call(path)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const middle = (info.height / 2) * info.width * 4
    return {
      type: answer.headers.get('content-type'),
      corner: [...data.subarray(0, 4)],
      edge: data[middle + 3],
    }
  }

  it('lets what it lies on show through where it is cut, and is white there in mails', async () => {
    const key = await aCoaster()
    expect(await corner(`/media/revisions/${key}/picture.webp`)).toEqual({
      type: 'image/webp',
      corner: [expect.any(Number), expect.any(Number), expect.any(Number), 0],
      edge: 255,
    })
    expect(await corner(`/media/revisions/${key}/picture.jpg`)).toEqual({
      type: 'image/jpeg',
      corner: [255, 255, 255, 255],
      edge: 255,
    })
  })
})

describe('a picture that nobody has asked for before', () => {
  const aRevision = () => frozenRevision(JSON.stringify(aDesign(aSquare({ elements: [aText()] }))))

  it('is not drawn for who asked for many, and is once the wait is over', async () => {
    const address = `/media/revisions/${await aRevision()}/picture.jpg`
    metLimits.add('design-picture-address')
    const refused = await call(address)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.text()).toBe('These are many new pictures. Please wait some minutes.')
    metLimits.clear()
    expect((await call(address)).status).toBe(200)
    metLimits.add('design-picture-address')
    expect((await call(address)).status, 'kept pictures count nothing').toBe(200)
    metLimits.clear()
  })

  it.each([
    ['busy', 'We are drawing many pictures just now. Please try again soon.'],
    ['too-slow', 'This picture takes us too long to draw. Please try again later. Reference '],
  ] as const)('is promised for later while drawing is %s', async (reason, sentence) => {
    const drawing = {
      inTurn: () => Promise.reject(new NotDrawn(reason, new Error('as the queue says'))),
      close: async () => {},
    }
    const routes = mediaRoutes({ ...media.deps, drawing, takesHeic: true })
    const address = `http://shop.example/media/revisions/${await aRevision()}/picture.jpg`
    const answer = await routes.fetch(new Request(address))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.text()).toContain(sentence)
  })
})

describe('fonts', () => {
  it('come compressed to whoever takes that, for ever; the list of them for minutes', async () => {
    const manifest = await call('/media/fonts/manifest.json')
    const [first] = Object.values((await manifest.json()) as Record<string, { file: string }[]>).flat()
    const plain = await call(`/media/fonts/${first?.file}`)
    const compressed = await call(`/media/fonts/${first?.file}`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('cache-control')).toContain('immutable')
    const [whole, packed] = await Promise.all([plain.arrayBuffer(), compressed.arrayBuffer()])
    expect(brotliDecompressSync(packed).equals(Buffer.from(whole))).toBe(true)
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=300')
  })
})

describe('I-14: the picture of a saved design', () => {
  const SKU = 'CANVAS-20X20-S-D19-WHITE-MATTE'
  const face = (colour: string) =>
    JSON.stringify(
      aDesign(
        aSquare({
          background: { kind: 'solid', colour },
          edge: { kind: 'colour', colour: '#ffffff' },
          elements: [aText()],
        }),
      ),
    )
  async function saved() {
    const created = await createDesign(media, { sku: SKU, document: face('#ff0000'), title: undefined })
    if (created.kind !== 'design') throw new Error(created.message)
    return created.design
  }
  const addressOf = ({ key, contentHash }: { key: string; contentHash: string }) =>
    `/media/designs/picture.webp?key=${key}&v=${contentHash.slice(0, 16)}`
  const cornerOf = async (answer: Response) => {
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { size: [info.width, info.height], corner: [...data.subarray(0, 3)] }
  }

  it('is drawn once, and anew after a change', async () => {
    const design = await saved()
    const first = await call(addressOf(design))
    expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const before = await cornerOf(first)
    expect(before.size).toEqual([640, 640])
    metLimits.add('design-picture-address')
    try {
      expect((await call(addressOf(design))).status, 'it is kept').toBe(200)
      const change = {
        key: design.key,
        baseVersion: 1,
        sku: SKU,
        document: face('#0000ff'),
        title: undefined,
      }
      const changed = await saveDesign(media, change)
      if (changed.kind !== 'design') throw new Error(changed.kind)
      expect((await call(addressOf(changed.design))).status).toBe(429)
      metLimits.clear()
      const old = await call(addressOf(design))
      expect(old.headers.get('cache-control'), 'not what this address stands for').toBe('private, no-store')
      expect((await cornerOf(await call(addressOf(changed.design)))).corner).not.toEqual(before.corner)
    } finally {
      metLimits.clear()
    }
  })

  it('is shown to whoever has its key, and to nobody else', async () => {
    for (const key of ['', 'x'.repeat(32), 'a.b', '../photos/x', 'x'.repeat(5_000)]) {
      const answer = await call(`/media/designs/picture.webp?key=${encodeURIComponent(key)}`)
      expect(answer.status, key).toBe(404)
    }
  })
})
