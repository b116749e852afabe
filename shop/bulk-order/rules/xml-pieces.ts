/** XML in one pass, as the files of a workbook are written: tags, attributes and texts. It knows no entities of a document's own. */

export type XmlPiece =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** A hundred rows have some ten thousand, a thousand rows that are only coloured some forty thousand. */
const MAX_PIECES = 100_000

/** @throws SyntaxError for what is torn, declares entities, or goes on and on */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  let at = 0
  for (let pieces = 0; at < xml.length; pieces++) {
    if (pieces > MAX_PIECES) throw new SyntaxError('Expected fewer tags')
    const tag = xml.indexOf('<', at)
    if (tag !== at) yield { kind: 'text', text: decoded(xml.slice(at, tag < 0 ? undefined : tag)) }
    if (tag < 0) return
    const [end, length] = endOfMarkup(xml, tag)
    if (end < 0) throw new SyntaxError('Expected the end of a tag but the file is over')
    const markup = xml.slice(tag, end)
    if (markup.startsWith('<![CDATA[')) yield { kind: 'text', text: markup.slice(9) }
    else if (markup.startsWith('<!--') || markup.startsWith('<?')) at = end
    else if (markup.startsWith('<!')) throw new SyntaxError('Expected no declarations')
    else if (markup.startsWith('</')) yield { kind: 'close', name: plainName(markup.slice(2)) }
    else yield opened(markup)
    at = end + length
  }
}

/** Where markup ends, and how long its end is. */
function endOfMarkup(xml: string, tag: number): [number, number] {
  if (xml.startsWith('<!--', tag)) return [xml.indexOf('-->', tag), 3]
  if (xml.startsWith('<![CDATA[', tag)) return [xml.indexOf(']]>', tag), 3]
  return [xml.indexOf('>', tag), 1]
}

function opened(markup: string): XmlPiece {
  const isEmpty = markup.endsWith('/')
  const [, name = '', rest = ''] = /^<([^\s/]+)(.*)$/s.exec(markup) ?? []
  return { kind: 'open', name: plainName(name), attributes: attributesIn(rest), isEmpty }
}

/** One after another from the start, so that no text makes it look twice at the same place. */
function attributesIn(text: string): Map<string, string> {
  const next = /\s*([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  const found = new Map<string, string>()
  for (let pair = next.exec(text); pair; pair = next.exec(text)) {
    found.set(pair[1] ?? '', decoded(pair[2] ?? pair[3] ?? ''))
  }
  return found
}

/** Some programs write a prefix before every name. */
const plainName = (name: string) => name.trim().replace(/^.*:/, '')

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
