import { describe, expect, it } from 'vitest'
import { xmlPieces } from './xml-pieces.ts'

/** Each piece in short: `<name a=b>`, `<name/>`, `</name>` or the text itself. */
const read = (xml: string) =>
  [...xmlPieces(xml)].map((piece) => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'close') return `</${piece.name}>`
    const attributes = [...piece.attributes].map(([name, value]) => ` ${name}=${value}`).join('')
    return `<${piece.name}${attributes}${piece.isEmpty ? '/' : ''}>`
  })

describe('the pieces of XML', () => {
  it('are tags with their attributes, and texts, in their order', () => {
    expect(read('<row r="1" spans=\'1:11\'><c r = "A1"/>text</row >')).toEqual([
      '<row r=1 spans=1:11>',
      '<c r=A1/>',
      'text',
      '</row>',
    ])
    expect(read('before<a>\n</a>after')).toEqual(['before', '<a>', '\n', '</a>', 'after'])
    expect(read('')).toEqual([])
  })

  it('have no prefix', () => {
    expect(read('<x:c x:r="A1"></x:c>')).toEqual(['<c x:r=A1>', '</c>'])
  })

  it('leave comments and instructions out, whatever is in them', () => {
    expect(read('<?xml version="1.0"?><!-- <b> > --><a/>')).toEqual(['<a/>'])
  })

  it('take unparsed texts as they stand', () => {
    expect(read('<a><![CDATA[1 < 2 & > 0]]></a>')).toEqual(['<a>', '1 < 2 & > 0', '</a>'])
  })

  it('have the signs that XML has names or numbers for, and leave any other as it stands', () => {
    expect(read('&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;&#x1F600;')).toEqual(['&<>"\'éé😀'])
    expect(read('<a b="&lt;&#38;"/>')).toEqual(['<a b=<&/>'])
    expect(read('&nbsp;&own;&#9999999;&;')).toEqual(['&nbsp;&own;&#9999999;&;'])
  })

  it('stop at an attribute that is none', () => {
    expect(read('<a b="1" c d="2"/>')).toEqual(['<a b=1/>'])
  })
})

describe('SH-25: XML is refused', () => {
  it.each([
    ['that ends within a tag', '<a><b', 'Expected the end of a tag but the file is over'],
    ['that ends within a comment', '<a><!-- b>', 'Expected the end of a tag but the file is over'],
    ['that ends within a text', '<a><![CDATA[b>', 'Expected the end of a tag but the file is over'],
    ['with declarations', '<!DOCTYPE a><a/>', 'Expected no declarations'],
    ['of entities', '<a/><!ENTITY b "c">', 'Expected no declarations'],
    ['that goes on and on', '<a/>'.repeat(100_002), 'Expected fewer tags'],
  ])('%s', (_, xml, message) => {
    expect(() => read(xml)).toThrow(new SyntaxError(message))
  })

  it('and not for a hundred thousand tags', () => {
    expect(read('<a/>'.repeat(100_001))).toHaveLength(100_001)
  })
})
