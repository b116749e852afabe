/** HTML that staff or an import wrote, cut down to what a page of words needs. */
import sanitizeHtml from 'sanitize-html'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']
const blocks = ['p', 'div', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'figure', 'figcaption']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'br', 'span', 'img', 'time']

/**
 * Keeps what is on the list and drops the rest, so that no script, style, form or frame gets into a page. (SH-12)
 *
 * Addresses may be relative or https, http, mailto and tel. A link that opens a new window cannot reach back into ours.
 * The only class that survives is `page-break`, the mark between a banner and its details.
 *
 * @param html  anything, however broken
 * @returns well-formed HTML; cleaning it once more changes nothing
 * @example cleanHtml('<p onclick="x()">Hello<script>y()</script></p>') // '<p>Hello</p>'
 */
export function cleanHtml(html: string): string {
  let cleaned = cleanOnce(html)
  // A mark that is dropped may have hidden that the next one ends a paragraph: `<p><x<p>`.
  for (let look = 1; look < MAX_LOOKS; look += 1) {
    const again = cleanOnce(cleaned)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

/** Two are enough for what is known; the rest guards against what is not. */
const MAX_LOOKS = 5

function cleanOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...blocks, ...tables, ...inline],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
    },
    allowedClasses: { hr: ['page-break'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    // A page has one h1, which is its own.
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  })
}

/** The words of a piece of HTML, with blanks instead of marks. @example plainText('<p>A<br>b</p>') // 'A b' */
export function plainText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/div|\/li|\/h\d)[^<>]*>/gi, ' $&')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
