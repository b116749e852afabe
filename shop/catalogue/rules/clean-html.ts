/**
 * SH-12: texts of products and categories keep the markup that pages are styled for, and nothing that runs or looks
 * elsewhere. Cleaned when they are written, so that every reader, cache and copy has clean ones.
 */
import sanitizeHtml from 'sanitize-html'

const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'a',
  'blockquote',
  'hr',
]
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...TABLES],
    allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
}
