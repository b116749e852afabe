/**
 * What a press reads about a PDF before it paints: its colours, title, dates, and the standard it follows.
 *
 * What is made for a press of inks is PDF/X-4 (ISO 15930-7). What is made from sRGB has the same structure without the name
 * of the standard, which demands the profile of a press: it is plain PDF 1.6 with an output intent. That is of the kind that
 * ISO 19005 defines, whose profile may be that of a display, and which every program that reads intents knows; ISO 32000-1,
 * table 365, has no kind for files of no standard. The claim of PDF/A would be in XMP, and is not made.
 */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { cmykProfile, profileName, srgbProfile } from './colour-profile.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** The inks that a press prints pictures with. */
export type PressInks = 'cmyk'

type Facts = { title: string; date: Date; id: string; press: PressInks | undefined }

const PRODUCER = 'Keepsake'

/** @param facts.id 32 hex digits that tell this file from every other */
export async function writeIntent(document: PDFDocument, writer: PdfWriter, facts: Facts): Promise<void> {
  const { title, date, id } = facts
  const isX4 = facts.press !== undefined
  const { context, catalog } = document
  document.setTitle(title)
  document.setProducer(PRODUCER)
  document.setCreator(PRODUCER)
  document.setCreationDate(date)
  document.setModificationDate(date)
  const information = context.lookup(context.trailerInfo.Info) as PDFDict
  information.set(PDFName.of('Trapped'), PDFName.of('False'))
  if (isX4) information.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'))

  const kind = isX4 ? 'GTS_PDFX' : 'GTS_PDFA1'
  const outputIntent = { Type: 'OutputIntent', S: kind, ...(await conditionOf(writer, facts.press)) }
  catalog.set(PDFName.of('OutputIntents'), context.obj([outputIntent]))
  const metadata = Buffer.from(metadataOf(facts, isX4))
  catalog.set(PDFName.of('Metadata'), writer.stream(metadata, { Type: 'Metadata', Subtype: 'XML' }))
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)])
}

/**
 * The registry of the ICC knows sRGB. A condition that is in no registry has the name that its profile has, and is described: ISO
 * 32000-1, table 365.
 */
async function conditionOf(writer: PdfWriter, press: PressInks | undefined) {
  if (press) {
    const profile = await cmykProfile()
    const name = profileName(profile)
    return {
      OutputCondition: PDFString.of(`CMYK, ${name}`),
      OutputConditionIdentifier: PDFString.of(name),
      Info: PDFString.of(
        `${name}: a printing condition that is in no registry; the profile in this file defines it`,
      ),
      DestOutputProfile: await writer.packed(profile, { N: 4, Alternate: 'DeviceCMYK' }),
    }
  }
  const srgb = await writer.packed(await srgbProfile(), { N: 3, Alternate: 'DeviceRGB' })
  return {
    OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: srgb,
  }
}

/** The same facts once more, as XMP. */
function metadataOf({ title, date, id }: Facts, isX4: boolean): string {
  const at = date.toISOString().replace(/\.\d+Z$/, '+00:00')
  const uuid = `uuid:${[id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-')}`
  const properties = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${at}</xmp:MetadataDate><xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>`,
    `<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>${uuid}</xmpMM:InstanceID>`,
    '<xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
    isX4 ? '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>' : '',
  ]
  const names = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
    'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    'xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
  ]
  return [
    // The packet identifier is fixed by the XMP specification, part 1, 7.3.2.
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${names.join(' ')}>${properties.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('')
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
