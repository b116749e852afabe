/** A short mail: what happened, and at most one thing to do. */
import { heading, ink, MailFrame, SmallLink, small, text } from './frame.tsx'
import type { LabelledLink, Note, RenderedMail } from './mail-facts.ts'
import { Button, mailHtml } from './parts.tsx'

export async function renderNote(note: Note): Promise<RenderedMail> {
  return { subject: note.subject, html: mailHtml(<NoteMail {...note} />), text: textOf(note) }
}

const codeStyle = {
  ...text,
  fontSize: '34px',
  lineHeight: '44px',
  letterSpacing: '6px',
  marginTop: '20px',
  marginBottom: '20px',
}

function NoteMail({
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
    <MailFrame preview={preview} below={[...smallPrint, shopUrl]}>
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
      {links.map((link) => (
        <p key={link.url} style={{ ...small, marginTop: '16px' }}>
          <SmallLink {...link} />
        </p>
      ))}
    </MailFrame>
  )
}

/** Written by hand, because text made from HTML reads like a form. */
function textOf({ heading: title, paragraphs, code, button, links = [], smallPrint, shopUrl }: Note): string {
  return [
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(button === undefined ? [] : [linkInText(button)]),
    ...links.map(linkInText),
    ...smallPrint.map((part) => (typeof part === 'string' ? part : linkInText(part))),
    shopUrl,
  ].join('\n\n')
}

const linkInText = ({ label, url }: LabelledLink) => `${label}:\n${url}`
