/** What every letter looks like: the shop's name on paper, a raised sheet, small print below. */

import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { brand } from '../brand.ts'

/** Mail programs know no style sheets, so the shop's colours stand here once more. */
export const ink = '#1e2a25'
const paper = '#fbf8f2'
const raised = '#ffffff'
const quiet = '#56615b'
const hairline = '#e3dbcb'
const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const serif = "'Newsreader', Georgia, 'Times New Roman', serif"

export const text = { margin: '0', fontSize: '16px', lineHeight: '25px', color: ink }
export const small = { ...text, fontSize: '14px', lineHeight: '21px', color: quiet }
export const heading = {
  margin: '0 0 12px',
  fontFamily: serif,
  fontWeight: 400,
  fontSize: '30px',
  color: ink,
}
export const rule = { borderColor: hairline, margin: '24px 0' }

interface Frame {
  preview: string
  children: ReactNode
  /** Small print, a paragraph each. */
  below: readonly string[]
}

export function LetterFrame({ preview, children, below }: Frame) {
  return (
    <Html lang="en-AU">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ margin: '0', backgroundColor: paper, fontFamily: sans }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto', padding: '32px 20px' }}>
          <Text style={{ ...text, fontFamily: serif, fontSize: '22px' }}>{brand.name}</Text>
          <Section
            style={{ backgroundColor: raised, borderRadius: '10px', padding: '32px 24px', marginTop: '16px' }}
          >
            {children}
          </Section>
          {below.map((paragraph) => (
            <Text key={paragraph} style={{ ...small, marginTop: '24px' }}>
              {paragraph}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}
