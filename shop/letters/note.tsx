/** A short letter: what happened, and at most one thing to do. */
import { Button, Heading, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { heading, ink, LetterFrame, text } from './frame.tsx'
import type { Note, RenderedLetter } from './letter.ts'

export async function renderNote(note: Note): Promise<RenderedLetter> {
  return { subject: note.subject, html: await render(<NoteLetter {...note} />), text: textOf(note) }
}

const codeStyle = { ...text, fontSize: '34px', lineHeight: '44px', letterSpacing: '6px', margin: '20px 0' }
const buttonStyle = {
  display: 'inline-block',
  marginTop: '20px',
  padding: '14px 24px',
  borderRadius: '6px',
  backgroundColor: ink,
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
}

function NoteLetter({ preview, heading: title, paragraphs, code, button, smallPrint, shopUrl }: Note) {
  return (
    <LetterFrame preview={preview} below={[...smallPrint, shopUrl]}>
      <Heading style={heading}>{title}</Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={{ ...text, marginTop: '12px' }}>
          {paragraph}
        </Text>
      ))}
      {code === undefined ? null : <Text style={codeStyle}>{code}</Text>}
      {button === undefined ? null : (
        <Button href={button.url} style={buttonStyle}>
          {button.label}
        </Button>
      )}
    </LetterFrame>
  )
}

/** Written by hand, because text made from HTML reads like a form. */
function textOf({ heading: title, paragraphs, code, button, smallPrint, shopUrl }: Note): string {
  return [
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...smallPrint,
    shopUrl,
  ].join('\n\n')
}
