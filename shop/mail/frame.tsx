/** What every mail looks like: the shop's name on paper, a raised sheet, small print below. */

import type { ReactNode } from 'react'
import { brand } from '../brands/brand.ts'
import type { LabelledLink, SmallPrint } from './mail-facts.ts'
import { Box, layout, Preview, Rule } from './parts.tsx'

/** Mail programs know no style sheets, so the shop's colours stand here once more. */
export const ink = '#1e2a25'
const paper = '#fbf8f2'
const raised = '#ffffff'
const muted = '#56615b'
const hairline = '#e3dbcb'
const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const serif = "'Newsreader', Georgia, 'Times New Roman', serif"

// Side by side, because some programs drop the short form `margin`.
const noMargin = { marginTop: '0', marginRight: '0', marginBottom: '0', marginLeft: '0' }
export const text = { ...noMargin, fontSize: '16px', lineHeight: '25px', color: ink }
export const small = { ...text, fontSize: '14px', lineHeight: '21px', color: muted }
export const heading = {
  margin: '0 0 12px',
  fontFamily: serif,
  fontWeight: 400,
  fontSize: '30px',
  color: ink,
}

export const Hairline = () => <Rule colour={hairline} />

const sheet = { backgroundColor: raised, borderRadius: '10px', padding: '32px 24px', marginTop: '16px' }

interface Frame {
  preview: string
  children: ReactNode
  /** Small print, a paragraph each. */
  below: readonly SmallPrint[]
}

export function MailFrame({ preview, children, below }: Frame) {
  return (
    <html lang="en-AU" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={{ margin: '0', backgroundColor: paper }}>
        <Preview text={preview} />
        {/* Some programs drop the body's own style. */}
        <table {...layout}>
          <tbody>
            <tr>
              <td style={{ backgroundColor: paper, fontFamily: sans }}>
                <Box style={{ maxWidth: '600px', margin: '0 auto', padding: '32px 20px' }}>
                  <p style={{ ...text, fontFamily: serif, fontSize: '22px' }}>{brand.name}</p>
                  <Box style={sheet}>{children}</Box>
                  {below.map((paragraph) => (
                    <p
                      key={typeof paragraph === 'string' ? paragraph : paragraph.url}
                      style={{ ...small, marginTop: '24px', overflowWrap: 'anywhere' }}
                    >
                      {typeof paragraph === 'string' ? paragraph : <SmallLink {...paragraph} />}
                    </p>
                  ))}
                </Box>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

export const SmallLink = ({ label, url }: LabelledLink) => (
  <a href={url} style={{ color: ink }}>
    {label}
  </a>
)
