/** A short letter: what happened, and at most one thing to do. */
import { heading, ink, LetterFrame, small, text } from './frame.tsx'
import type { Note, RenderedLetter } from './letter.ts'
import { Button, letterHtml } from './parts.tsx'

export async function renderNote(note: Note): Promise<RenderedLetter> {
  return { subject: note.subject, html: letterHtml(<NoteLetter {...note} />), text: textOf(note) }
}

const codeStyle = {
  ...text,
  fontSize: '34px',
  lineHeight: '44px',
  letterSpacing: '6px',
  marginTop: '20px',
  marginBottom: '20px',
}

function NoteLetter({
  preview,
  heading: title,
  paragraphs,
  code,
  button,
  links = [],
  smallPrint,
  shopUrl,
}: Note) {
  return (
    <LetterFrame preview={preview} below={[...smallPrint, shopUrl]}>
      <h1 style={heading}>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ ...text, marginTop: '12px', whiteSpace: 'pre-line' }}>
          {paragraph}
        </p>
      ))}
      {code === undefined ? null : <p style={codeStyle}>{code}</p>}
      {button === undefined ? null : (
        <Button href={button.url} colour="#ffffff" backgroundColour={ink}>
          {button.label}
        </Button>
      )}
      {links.map(({ label, url }) => (
        <p key={url} style={{ ...small, marginTop: '16px' }}>
          <a href={url} style={{ color: ink }}>
            {label}
          </a>
        </p>
      ))}
    </LetterFrame>
  )
}

/** Written by hand, because text made from HTML reads like a form. */
function textOf({ heading: title, paragraphs, code, button, links = [], smallPrint, shopUrl }: Note): string {
  return [
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...smallPrint,
    shopUrl,
  ].join('\n\n')
}
