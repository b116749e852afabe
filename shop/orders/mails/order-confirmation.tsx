/** The mail that confirms a placed order, as HTML with its own plain text. */

import { formatMoney } from '#packages/money/money.ts'
import { brand } from '../../brands/brand.ts'
import type { ConfirmationLetter } from '../../letters/confirmation-letter.ts'
import { Hairline, heading, ink, LetterFrame, small, text } from '../../letters/frame.tsx'
import type { RenderedLetter } from '../../letters/letter.ts'
import { Button, letterHtml, Row } from '../../letters/parts.tsx'
import { orderPaths } from '../../routing/order-paths.ts'
import { addressLines, optionLine } from '../rules/confirmation-letter.ts'

export async function renderOrderConfirmation(letter: ConfirmationLetter): Promise<RenderedLetter> {
  return {
    subject: `Your ${brand.name} order ${letter.orderNumber}`,
    html: letterHtml(<OrderConfirmation {...letter} />),
    text: textOf(letter),
  }
}

const amount = { ...text, textAlign: 'right' as const, fontVariantNumeric: 'tabular-nums' }
const picture = { display: 'block', border: 'none', outline: 'none', borderRadius: '3px' }

function OrderConfirmation(letter: ConfirmationLetter) {
  return (
    <LetterFrame
      preview={`Order ${letter.orderNumber}, ${formatMoney(letter.grandTotalCents)}. ${letter.howToPay ? 'This is how you pay it.' : 'We are preparing it.'}`}
      below={[`Keep this email: the order number is what we ask for when you write to us. ${letter.shopUrl}`]}
    >
      <h1 style={heading}>Thank you, {letter.firstName}</h1>
      {openingOf(letter).map((paragraph) => (
        <p key={paragraph} style={{ ...text, marginTop: '12px' }}>
          {paragraph}
        </p>
      ))}
      <Button href={followUrl(letter)} colour="#ffffff" backgroundColour={ink}>
        Follow your order
      </Button>
      {letter.proofUrl === undefined ? null : (
        <p style={{ ...small, marginTop: '12px' }}>
          <a href={letter.proofUrl} style={{ color: ink }}>
            See how it will be printed
          </a>
          , and tell us if something should change. You can until we begin to make it.
        </p>
      )}
      <Hairline />
      {letter.lines.map((line) => (
        <LineOfOrder key={`${line.pictureUrl}${line.name}${optionLine(line.options)}`} {...line} />
      ))}
      <Hairline />
      <Amount label="Subtotal" cents={letter.subtotalCents} />
      <Amount label="Delivery" cents={letter.shippingCents} />
      {letter.deductions.map(({ label, cents }) => (
        <Amount key={label} label={label} cents={-cents} />
      ))}
      <Amount label="Total" cents={letter.grandTotalCents} strong />
      {letter.gstCents > 0 ? <p style={small}>Includes GST of {formatMoney(letter.gstCents)}.</p> : null}
      {letter.delivery === undefined ? null : <Delivery {...letter.delivery} />}
      {letter.giftMessage === undefined ? null : (
        <p style={{ ...small, marginTop: '12px' }}>Gift message: {letter.giftMessage}</p>
      )}
    </LetterFrame>
  )
}

/** What happens next: the money first, where it is awaited. */
function openingOf({ orderNumber, howToPay, proofUrl, delivery }: ConfirmationLetter): string[] {
  const isPlaced = `Your order ${orderNumber} is placed.`
  if (howToPay) return [isPlaced, ...howToPay]
  if (proofUrl !== undefined) {
    return [`${isPlaced} We print it exactly as you approved it, and send it to you as soon as it is made.`]
  }
  return [delivery ? `${isPlaced} We send it to you as soon as it is packed.` : isPlaced]
}

const followUrl = ({ shopUrl, orderNumber }: ConfirmationLetter) => shopUrl + orderPaths.tracking(orderNumber)

function Delivery({ method, address }: NonNullable<ConfirmationLetter['delivery']>) {
  return (
    <>
      <Hairline />
      <p style={{ ...text, fontWeight: 600 }}>Delivery</p>
      <p style={text}>{method}</p>
      {addressLines(address).map((line) => (
        <p key={line} style={text}>
          {line}
        </p>
      ))}
    </>
  )
}

function LineOfOrder({ name, options, quantity, rowCents, pictureUrl }: ConfirmationLetter['lines'][number]) {
  return (
    <Row style={{ marginBottom: '16px' }}>
      <td style={{ width: '96px', verticalAlign: 'top' }}>
        {pictureUrl === undefined ? null : (
          <img src={pictureUrl} width="80" alt={`Your design for ${name}`} style={picture} />
        )}
      </td>
      <td style={{ verticalAlign: 'top' }}>
        <p style={{ ...text, fontWeight: 600 }}>
          {name}
          {quantity > 1 ? ` × ${quantity}` : ''}
        </p>
        <p style={small}>{optionLine(options)}</p>
      </td>
      <td style={{ width: '96px', verticalAlign: 'top' }}>
        <p style={amount}>{formatMoney(rowCents)}</p>
      </td>
    </Row>
  )
}

function Amount({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const weight = { fontWeight: strong ? 600 : 400 }
  return (
    <Row>
      <td>
        <p style={{ ...text, ...weight }}>{label}</p>
      </td>
      <td>
        <p style={{ ...amount, ...weight }}>{formatMoney(cents)}</p>
      </td>
    </Row>
  )
}

/** Written separately, because text made from HTML reads like a form. */
function textOf(letter: ConfirmationLetter): string {
  const lines = letter.lines.map(
    (line) =>
      `${line.quantity} × ${line.name}\n  ${optionLine(line.options)}\n  ${formatMoney(line.rowCents)}`,
  )
  return [
    `Thank you, ${letter.firstName}`,
    ...openingOf(letter),
    `Follow your order:\n${followUrl(letter)}`,
    ...(letter.proofUrl === undefined
      ? []
      : [`See how it will be printed, and tell us if something should change:\n${letter.proofUrl}`]),
    ...lines,
    [
      `Subtotal: ${formatMoney(letter.subtotalCents)}`,
      `Delivery: ${formatMoney(letter.shippingCents)}`,
      ...letter.deductions.map(({ label, cents }) => `${label}: ${formatMoney(-cents)}`),
      `Total: ${formatMoney(letter.grandTotalCents)}`,
      ...(letter.gstCents > 0 ? [`Includes GST of ${formatMoney(letter.gstCents)}.`] : []),
    ].join('\n'),
    ...(letter.delivery
      ? [[letter.delivery.method, ...addressLines(letter.delivery.address)].join('\n')]
      : []),
    ...(letter.giftMessage === undefined ? [] : [`Gift message: ${letter.giftMessage}`]),
    `Keep this email: the order number is what we ask for when you write to us.\n${letter.shopUrl}`,
  ].join('\n\n')
}
