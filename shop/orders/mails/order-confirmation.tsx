/** The mail that says: your order is placed. Set as HTML with its own plain text beside it. */
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import { formatMoney } from '#packages/money/money.ts'
import { addressLines, type ConfirmationLetter, optionLine } from '../rules/confirmation-letter.ts'

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

export async function renderOrderConfirmation(letter: ConfirmationLetter): Promise<RenderedLetter> {
  return {
    subject: `Your Keepsake order ${letter.orderNumber}`,
    html: await render(<OrderConfirmation {...letter} />),
    text: textOf(letter),
  }
}

/** Mail programs know no style sheets, so the shop's colours stand here once more. */
const paper = '#fbf8f2'
const raised = '#ffffff'
const ink = '#1e2a25'
const quiet = '#56615b'
const hairline = '#e3dbcb'
const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const serif = "'Newsreader', Georgia, 'Times New Roman', serif"

const text = { margin: '0', fontSize: '16px', lineHeight: '25px', color: ink }
const small = { ...text, fontSize: '14px', lineHeight: '21px', color: quiet }
const amount = { ...text, textAlign: 'right' as const, fontVariantNumeric: 'tabular-nums' }
const rule = { borderColor: hairline, margin: '24px 0' }

function OrderConfirmation(letter: ConfirmationLetter) {
  return (
    <Html lang="en-AU">
      <Head />
      <Preview>{`Order ${letter.orderNumber}, ${formatMoney(letter.grandTotalCents)}. We are preparing your print.`}</Preview>
      <Body style={{ margin: '0', backgroundColor: paper, fontFamily: sans }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto', padding: '32px 20px' }}>
          <Text style={{ ...text, fontFamily: serif, fontSize: '22px' }}>Keepsake</Text>
          <Section
            style={{ backgroundColor: raised, borderRadius: '10px', padding: '32px 24px', marginTop: '16px' }}
          >
            <Heading
              style={{ margin: '0 0 12px', fontFamily: serif, fontWeight: 400, fontSize: '30px', color: ink }}
            >
              Thank you, {letter.firstName}
            </Heading>
            <Text style={text}>
              Your order {letter.orderNumber} is placed. We draw the print files from your design, exactly as
              you approved it, and send it to you as soon as it is made.
            </Text>
            <Hr style={rule} />
            {letter.lines.map((line) => (
              <LineOfOrder key={line.pictureUrl + line.name + optionLine(line.options)} {...line} />
            ))}
            <Hr style={rule} />
            <Amount label="Subtotal" cents={letter.subtotalCents} />
            <Amount label="Delivery" cents={letter.shippingCents} />
            <Amount label="Total" cents={letter.grandTotalCents} strong />
            <Text style={small}>Includes GST of {formatMoney(letter.gstCents)}.</Text>
            <Hr style={rule} />
            <Text style={{ ...text, fontWeight: 600 }}>Delivery</Text>
            <Text style={text}>{letter.delivery}</Text>
            {addressLines(letter.address).map((line) => (
              <Text key={line} style={text}>
                {line}
              </Text>
            ))}
            {letter.giftMessage === undefined ? null : (
              <Text style={{ ...small, marginTop: '12px' }}>Gift message: {letter.giftMessage}</Text>
            )}
          </Section>
          <Text style={{ ...small, marginTop: '24px' }}>
            Keep this mail: the order number is what we ask for when you write to us. {letter.shopUrl}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function LineOfOrder({ name, options, quantity, rowCents, pictureUrl }: ConfirmationLetter['lines'][number]) {
  return (
    <Row style={{ marginBottom: '16px' }}>
      <Column style={{ width: '96px', verticalAlign: 'top' }}>
        <Img src={pictureUrl} width="80" alt={`Your design for ${name}`} style={{ borderRadius: '3px' }} />
      </Column>
      <Column style={{ verticalAlign: 'top' }}>
        <Text style={{ ...text, fontWeight: 600 }}>
          {name}
          {quantity > 1 ? ` × ${quantity}` : ''}
        </Text>
        <Text style={small}>{optionLine(options)}</Text>
      </Column>
      <Column style={{ width: '96px', verticalAlign: 'top' }}>
        <Text style={amount}>{formatMoney(rowCents)}</Text>
      </Column>
    </Row>
  )
}

function Amount({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const weight = { fontWeight: strong ? 600 : 400 }
  return (
    <Row>
      <Column>
        <Text style={{ ...text, ...weight }}>{label}</Text>
      </Column>
      <Column>
        <Text style={{ ...amount, ...weight }}>{formatMoney(cents)}</Text>
      </Column>
    </Row>
  )
}

/** Written by hand, because text made from HTML reads like a form. */
function textOf(letter: ConfirmationLetter): string {
  const lines = letter.lines.map(
    (line) =>
      `${line.quantity} × ${line.name}\n  ${optionLine(line.options)}\n  ${formatMoney(line.rowCents)}`,
  )
  return [
    `Thank you, ${letter.firstName}`,
    `Your order ${letter.orderNumber} is placed. We draw the print files from your design, exactly as you approved it, and send it to you as soon as it is made.`,
    ...lines,
    [
      `Subtotal: ${formatMoney(letter.subtotalCents)}`,
      `Delivery: ${formatMoney(letter.shippingCents)}`,
      `Total: ${formatMoney(letter.grandTotalCents)}`,
      `Includes GST of ${formatMoney(letter.gstCents)}.`,
    ].join('\n'),
    [letter.delivery, ...addressLines(letter.address)].join('\n'),
    ...(letter.giftMessage === undefined ? [] : [`Gift message: ${letter.giftMessage}`]),
    `Keep this mail: the order number is what we ask for when you write to us.\n${letter.shopUrl}`,
  ].join('\n\n')
}
