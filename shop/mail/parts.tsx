/**
 * What mails are built of. Mail programs lay out by tables and by styles on the tags themselves, and Outlook on Windows
 * draws with Word. Why no library writes these tags: docs/decisions/0028.
 */
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Part {
  style?: CSSProperties
  children?: ReactNode
}

/** A table that only lays out: screen readers pass over it. */
export const layout = {
  role: 'presentation',
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: '0',
  cellSpacing: '0',
} as const

/**
 * A mail as a whole document.
 *
 * The document type is the one under which the most mail programs draw tables alike. React asks browsers to load pictures
 * early with links that mean nothing in mail.
 */
export function mailHtml(mail: ReactElement): string {
  const html = renderToStaticMarkup(mail).replace(/<link rel="preload"[^<>]*>/g, '')
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">${html}`
}

/** What an inbox shows behind the subject shows no more than this. */
const PREVIEW_CHARACTERS = 150
/** Characters without a width. Repeated, they keep an inbox from going on with the mail's first words. */
const FILLER = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const

/** What the inbox shows behind the subject, and the mail does not. */
export function Preview({ text }: { text: string }) {
  const shown = text.slice(0, PREVIEW_CHARACTERS)
  return (
    <div style={hidden}>
      {shown}
      {shown.length < PREVIEW_CHARACTERS && <div>{FILLER.repeat(PREVIEW_CHARACTERS - shown.length)}</div>}
    </div>
  )
}

/** A box with one cell around its content. */
export function Box({ style, children }: Part) {
  return (
    <table {...layout} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Cells side by side. */
export function Row({ style, children }: Part) {
  return (
    <table {...layout} style={style}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

export function Rule({ colour }: { colour: string }) {
  return <hr style={{ width: '100%', border: 'none', borderTop: `1px solid ${colour}`, margin: '24px 0' }} />
}

const button = {
  display: 'inline-block',
  maxWidth: '100%',
  marginTop: '20px',
  padding: '14px 24px',
  borderRadius: '6px',
  lineHeight: '100%',
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
  msoPaddingAlt: '0px',
}
const label = {
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  // Word lifts text in points: the 14 px below it.
  msoTextRaise: '10.5px',
}
/**
 * Word knows no padding of links. Three hair spaces, four times as wide, are the 24 px beside the words; lifted by 21
 * points, they are the 28 px above and below them.
 */
const gap = '&#8202;'.repeat(3)
const BEFORE_WORDS = `<i style="mso-font-width:400%;mso-text-raise:21" hidden>${gap}</i>`
const AFTER_WORDS = `<i style="mso-font-width:400%" hidden>${gap}&#8203;</i>`

interface ButtonLink {
  href: string
  colour: string
  backgroundColour: string
  children: ReactNode
}

export function Button({ href, colour, backgroundColour, children }: ButtonLink) {
  return (
    <a
      href={href}
      target="_blank"
      style={{ ...button, color: colour, backgroundColor: backgroundColour }}
      rel="noopener"
    >
      <ForWord html={BEFORE_WORDS} />
      <span style={label}>{children}</span>
      <ForWord html={AFTER_WORDS} />
    </a>
  )
}

/** What Word alone draws. */
function ForWord({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and these hold nothing but our own tags
  return <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />
}
