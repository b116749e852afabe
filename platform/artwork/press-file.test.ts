/** What stands in a press file beside the picture, read back from its bytes: its standard, colours, boxes and identity. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aDesign, aPhoto, aShape, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { cmykProfile, srgbProfile } from './colour-profile.ts'
import { drawArtwork } from './draw-artwork.ts'
import type { PressInks } from './pdf-intent.ts'

const size = { photoWidthPx: 600, photoHeightPx: 400 }
const shadow = { dxMm: 1, dyMm: 1, blurMm: 2, colour: '#202020', opacity: 0.5 }
/** A photo, words with a shadow, and a shape that lets the photo through. */
const design = aDesign(
  aSurface({
    bleedMm: 3,
    elements: [
      aPhoto({ ...size, placement: fillFrame(size, { widthMm: 306, heightMm: 206 }) }),
      aText({ shadow }),
      aShape({ id: 'veil', opacity: 0.5 }),
    ],
  }),
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-file-'))
  await writeFile(join(folder, 'photo.jpg'), await makePhoto({ widthPx: 600, heightPx: 400 }))
})
afterAll(() => rm(folder, { recursive: true }))

async function pressFile(press?: PressInks) {
  const { pdf } = await drawArtwork(design, {
    photos: async () => ({ file: join(folder, 'photo.jpg') }),
    surfaces: [{ name: 'face', label: 'Front', targetDpi: 100, mirrored: false }],
    title: 'Order 1000042, line 1',
    date: new Date('2026-11-21T05:00:00Z'),
    proofWidthPx: 60,
    press,
  })
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { catalog, context } = document
  const streamOf = (stream: PDFStream) =>
    Buffer.from(stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents())
  const objects = context.enumerateIndirectObjects().map(([, object]) => object)
  const dictionaries = objects.flatMap((object) =>
    object instanceof PDFDict ? [object] : object instanceof PDFStream ? [object.dict] : [],
  )
  return {
    pdf,
    document,
    context,
    dictionaries,
    streamOf,
    page: document.getPage(0),
    intents: catalog.lookup(PDFName.of('OutputIntents'), PDFArray),
    intent: catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict),
    information: context.lookup(context.trailerInfo.Info, PDFDict),
    metadata: streamOf(catalog.lookup(PDFName.of('Metadata'), PDFStream)).toString('utf8'),
  }
}

const text = (dictionary: PDFDict, key: string) =>
  dictionary.lookupMaybe(PDFName.of(key), PDFString)?.asString()

describe.each([undefined, 'cmyk'] as const)('a press file for %s', (press) => {
  test('is PDF 1.6 without a lock, a script, a form, a note or another file in it', async () => {
    const { pdf, document, dictionaries, context } = await pressFile(press)
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.6')
    expect(context.trailerInfo.Encrypt).toBeUndefined()
    const keys = [document.catalog, ...dictionaries].flatMap((one) =>
      one.keys().map((key) => key.decodeText()),
    )
    const forbidden = [
      'AA',
      'OpenAction',
      'JavaScript',
      'JS',
      'AcroForm',
      'Annots',
      'EmbeddedFiles',
      'XFA',
      'TR',
      'OPI',
    ]
    expect(keys.filter((key) => forbidden.includes(key))).toEqual([])
  })

  test('has a box for the trim in a box for the bleed, and no box for art', async () => {
    const { page } = await pressFile(press)
    const mm = (points: number) => Math.round(((points * 25.4) / 72) * 10) / 10
    const { x, y, width, height } = page.getTrimBox()
    expect([x, y, width, height].map(mm)).toEqual([3, 3, 300, 200])
    expect(page.getBleedBox()).toEqual(page.getMediaBox())
    expect(page.node.has(PDFName.of('ArtBox'))).toBe(false)
  })

  test('has a number of its own, says that nothing is trapped, and says all of it in XMP too', async () => {
    const { context, information, metadata } = await pressFile(press)
    const id = context.lookup(context.trailerInfo.ID, PDFArray)
    expect(id.size()).toBe(2)
    expect(id.lookup(0, PDFHexString).asBytes()).toHaveLength(16)
    const { Trapped, Title } = {
      Trapped: information.get(PDFName.of('Trapped')),
      Title: 'Order 1000042, line 1',
    }
    expect(Trapped).toBe(PDFName.of('False'))
    for (const said of [
      '<pdf:Trapped>False</pdf:Trapped>',
      `>${Title}<`,
      '<xmp:CreateDate>2026-11-21T05:00:00+00:00</xmp:CreateDate>',
      '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
      '<xmpMM:VersionID>1</xmpMM:VersionID>',
    ]) {
      expect(metadata).toContain(said)
    }
    expect(metadata).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-f-]{36}</)
  })

  test('has no fonts: words are outlines', async () => {
    const { dictionaries } = await pressFile(press)
    expect(dictionaries.filter((one) => one.get(PDFName.of('Type')) === PDFName.of('Font'))).toEqual([])
  })
})

describe('what is printed from sRGB', () => {
  test('names sRGB, and no standard that demands the profile of a press', async () => {
    const { intents, intent, information, metadata, streamOf } = await pressFile()
    expect(intents.size()).toBe(1)
    expect(text(intent, 'OutputConditionIdentifier')).toBe('sRGB IEC61966-2.1')
    expect(streamOf(intent.lookup(PDFName.of('DestOutputProfile'), PDFStream))).toEqual(await srgbProfile())
    expect(text(information, 'GTS_PDFXVersion')).toBeUndefined()
    expect(metadata).not.toContain('PDF/X')
  })

  test('has an intent of the kind that takes the profile of a display, and claims no standard anywhere', async () => {
    const { pdf, intent, metadata, streamOf } = await pressFile()
    // ISO 32000-1, table 365. An intent of PDF/X takes profiles of class prtr alone.
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'))
    const profile = streamOf(intent.lookup(PDFName.of('DestOutputProfile'), PDFStream))
    expect(profile.toString('latin1', 12, 20)).toBe('mntrRGB ')
    expect(pdf.toString('latin1')).not.toContain('GTS_PDFX')
    expect(metadata).not.toMatch(/pdfaid|pdfxid:GTS/)
  })
})

describe('what is printed with inks', () => {
  test('is PDF/X-4 with the CMYK profile of a press, by its own name, described because no registry knows it', async () => {
    const { intents, intent, information, metadata, streamOf } = await pressFile('cmyk')
    expect(text(information, 'GTS_PDFXVersion')).toBe('PDF/X-4')
    expect(metadata).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
    expect(intents.size()).toBe(1)
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFX'))
    expect(text(intent, 'OutputConditionIdentifier')).toBe('Chemical proof')
    expect(text(intent, 'OutputCondition')).toBe('CMYK, Chemical proof')
    // ISO 32000-1, table 365: what no registry knows names none, and says what it is.
    expect(intent.has(PDFName.of('RegistryName'))).toBe(false)
    expect(text(intent, 'Info')).toBe(
      'Chemical proof: a printing condition that is in no registry; the profile in this file defines it',
    )
    const stream = intent.lookup(PDFName.of('DestOutputProfile'), PDFStream)
    expect(String(stream.dict.get(PDFName.of('N')))).toBe('4')
    const profile = streamOf(stream)
    expect(profile).toEqual(await cmykProfile())
    // Its own description: the tag "desc" of ICC.1:2001-04, 6.5.17, a length and ASCII with a zero behind it.
    expect(profile.includes('desc\0\0\0\0\0\0\0\x0fChemical proof\0')).toBe(true)
    // Class and colour space, ICC.1:2022 table 17; tables from inks to colours and back.
    expect(profile.toString('latin1', 12, 20)).toBe('prtrCMYK')
    for (const table of ['A2B0', 'A2B1', 'A2B2', 'B2A0', 'B2A1', 'B2A2'])
      expect(profile.includes(table)).toBe(true)
  })

  test('tags every RGB in it as sRGB, and mixes opacities in it as screens do', async () => {
    const { context, page, dictionaries, streamOf } = await pressFile('cmyk')
    const spaces = page.node.Resources()?.lookup(PDFName.of('ColorSpace'), PDFDict)
    const tagged = spaces?.get(PDFName.of('DefaultRGB'))
    const [kind, profile] = context.lookup(tagged, PDFArray).asArray()
    expect(kind).toBe(PDFName.of('ICCBased'))
    expect(streamOf(context.lookup(profile, PDFStream))).toEqual(await srgbProfile())

    const groups = dictionaries.flatMap((one) => one.lookupMaybe(PDFName.of('Group'), PDFDict) ?? [])
    expect(groups.length).toBeGreaterThan(1)
    expect(new Set(groups.map((group) => group.get(PDFName.of('CS'))))).toEqual(new Set([tagged]))
    // Whatever paints finds the tag: forms have the page's resources.
    const forms = dictionaries.filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Form'))
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      expect(form.get(PDFName.of('Resources'))).toBe(page.node.get(PDFName.of('Resources')))
    }
    const colours = dictionaries
      .filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Image'))
      .map((image) => String(image.get(PDFName.of('ColorSpace'))))
    expect(new Set(colours)).toEqual(new Set(['/DeviceRGB', '/DeviceGray']))
  })

  test('has the photo of the file for sRGB, to the byte: the press alone turns colours into inks', async () => {
    const photos = async (press?: PressInks) => {
      const { document } = await pressFile(press)
      return document.context
        .enumerateIndirectObjects()
        .flatMap(([, one]) => (one instanceof PDFRawStream ? [one] : []))
        .filter((one) => one.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode'))
        .map((one) => Buffer.from(one.getContents()))
    }
    const [inks, colours] = [await photos('cmyk'), await photos()]
    expect(inks).toHaveLength(1)
    expect(inks).toEqual(colours)
    expect((await sharp(inks[0]).metadata()).space).toBe('srgb')
  })

  test('is the same to the byte when it is drawn again', async () => {
    expect((await pressFile('cmyk')).pdf.equals((await pressFile('cmyk')).pdf)).toBe(true)
  })
})
