/** The mail that says: your order is placed. Set as HTML with its own plain text beside it. */

import { Column, Heading, Hr, Img, Row, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { formatMoney } from '#packages/money/money.ts'
import { brand } from '../../brand.ts'
import { heading, LetterFrame, rule, small, text } from '../../letters/frame.tsx'
import type { RenderedLetter } from '../../letters/letter.ts'
import { addressLines, type ConfirmationLetter, optionLine } from '../rules/confirmation-letter.ts'

export async function renderOrderConfirmation(letter: ConfirmationLetter): Promise<RenderedLetter> {
  return {
    subject: `Your ${brand.name} order ${letter.orderNumber}`,
    html: await render(<OrderConfirmation {...letter} />),
    text: textOf(letter),
  }
}

const amount = { ...text, textAlign: 'right' as const, fontVariantNumeric: 'tabular-nums' }

function OrderConfirmation(letter: ConfirmationLetter) {
  return (
    <LetterFrame
      preview={`Order ${letter.orderNumber}, ${formatMoney(letter.grandTotalCents)}. We are preparing your print.`}
      below={[`Keep this mail: the order number is what we ask for when you write to us. ${letter.shopUrl}`]}
    >
      <Heading style={heading}>Thank you, {letter.firstName}</Heading>
      <Text style={text}>
        Your order {letter.orderNumber} is placed. We draw the print files from your design, exactly as you
        approved it, and send it to you as soon as it is made.
      </Text>
      <Hr style={rule} />
      {letter.lines.map((line) => (
        <LineOfOrder key={`${line.pictureUrl}${line.name}${optionLine(line.options)}`} {...line} />
      ))}
      <Hr style={rule} />
      <Amount label="Subtotal" cents={letter.subtotalCents} />
      <Amount label="Delivery" cents={letter.shippingCents} />
      {letter.deductions.map(({ label, cents }) => (
        <Amount key={label} label={label} cents={-cents} />
      ))}
      <Amount label="Total" cents={letter.grandTotalCents} strong />
      <Text style={small}>Includes GST of {formatMoney(letter.gstCents)}.</Text>
      {letter.delivery === undefined ? null : <Delivery {...letter.delivery} />}
      {letter.giftMessage === undefined ? null : (
        <Text style={{ ...small, marginTop: '12px' }}>Gift message: {letter.giftMessage}</Text>
      )}
    </LetterFrame>
  )
}

function Delivery({ method, address }: NonNullable<ConfirmationLetter['delivery']>) {
  return (
    <>
      <Hr style={rule} />
      <Text style={{ ...text, fontWeight: 600 }}>Delivery</Text>
      <Text style={text}>{method}</Text>
      {addressLines(address).map((line) => (
        <Text key={line} style={text}>
          {line}
        </Text>
      ))}
    </>
  )
}

function LineOfOrder({ name, options, quantity, rowCents, pictureUrl }: ConfirmationLetter['lines'][number]) {
  return (
    <Row style={{ marginBottom: '16px' }}>
      <Column style={{ width: '96px', verticalAlign: 'top' }}>
        {pictureUrl === undefined ? null : (
          <Img src={pictureUrl} width="80" alt={`Your design for ${name}`} style={{ borderRadius: '3px' }} />
        )}
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
      ...letter.deductions.map(({ label, cents }) => `${label}: ${formatMoney(-cents)}`),
      `Total: ${formatMoney(letter.grandTotalCents)}`,
      `Includes GST of ${formatMoney(letter.gstCents)}.`,
    ].join('\n'),
    ...(letter.delivery
      ? [[letter.delivery.method, ...addressLines(letter.delivery.address)].join('\n')]
      : []),
    ...(letter.giftMessage === undefined ? [] : [`Gift message: ${letter.giftMessage}`]),
    `Keep this mail: the order number is what we ask for when you write to us.\n${letter.shopUrl}`,
  ].join('\n\n')
}
