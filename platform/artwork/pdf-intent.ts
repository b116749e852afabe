/**
 * What a press reads about a PDF before it paints: its colours, title, dates, and the standard it follows.
 *
 * The structure is that of PDF/X-4 (ISO 15930-7), but the name of the standard is only written when the intent is an RGB
 * output profile, as the standard demands. sRGB is a display profile: such a file is plain PDF 1.6 with an output intent.
 */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { srgbProfile } from './colour-profile.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** How the maker's press prints RGB. */
export type OutputIntent = {
  /** Bytes of an ICC profile with three channels. */
  readonly profile: Uint8Array
  /** Its name, such as `sRGB IEC61966-2.1`. */
  readonly name: string
}

type Facts = { title: string; date: Date; id: string; intent: OutputIntent | undefined }

const PRODUCER = 'Keepsake'

/** @param facts.id 32 hex digits that tell this file from every other */
export async function writeIntent(document: PDFDocument, writer: PdfWriter, facts: Facts): Promise<void> {
  const { title, date, id } = facts
  const intent = facts.intent ?? { profile: await srgbProfile(), name: 'sRGB IEC61966-2.1' }
  const isX4 = isRgbOutputProfile(intent.profile)
  const { context, catalog } = document
  document.setTitle(title)
  document.setProducer(PRODUCER)
  document.setCreator(PRODUCER)
  document.setCreationDate(date)
  document.setModificationDate(date)
  const information = context.lookup(context.trailerInfo.Info) as PDFDict
  information.set(PDFName.of('Trapped'), PDFName.of('False'))
  if (isX4) information.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'))

  const profile = await writer.packed(intent.profile, { N: 3, Alternate: 'DeviceRGB' })
  const outputIntent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(intent.name),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of(intent.name),
    DestOutputProfile: profile,
  }
  catalog.set(PDFName.of('OutputIntents'), context.obj([outputIntent]))
  const metadata = Buffer.from(metadataOf(facts, isX4))
  catalog.set(PDFName.of('Metadata'), writer.stream(metadata, { Type: 'Metadata', Subtype: 'XML' }))
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)])
}

/** Class and colour space stand at bytes 12 and 16 of a profile's header, ICC.1:2022 table 17. */
function isRgbOutputProfile(profile: Uint8Array): boolean {
  return Buffer.from(profile.subarray(12, 20)).toString('latin1') === 'prtrRGB '
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
