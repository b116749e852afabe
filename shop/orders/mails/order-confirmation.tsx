/** The mail that confirms a placed order, as HTML with its own plain text. */

import { formatMoney } from '#packages/money/money.ts'
import { brand } from '../../brands/brand.ts'
import type { ConfirmationMail } from '../../mail/confirmation-mail.ts'
import { Hairline, heading, ink, MailFrame, small, text } from '../../mail/frame.tsx'
import type { RenderedMail } from '../../mail/mail-facts.ts'
import { Button, mailHtml, Row } from '../../mail/parts.tsx'
import { orderPaths } from '../../routing/order-paths.ts'
import { addressLines, optionLine } from '../rules/confirmation-mail.ts'

export async function renderOrderConfirmation(mail: ConfirmationMail): Promise<RenderedMail> {
  return {
    subject: `Your ${brand.name} order ${mail.orderNumber}`,
    html: mailHtml(<OrderConfirmation {...mail} />),
    text: textOf(mail),
  }
}

const amount = { ...text, textAlign: 'right' as const, fontVariantNumeric: 'tabular-nums' }
const picture = { display: 'block', border: 'none', outline: 'none', borderRadius: '3px' }

function OrderConfirmation(mail: ConfirmationMail) {
  return (
    <MailFrame
      preview={`Order ${mail.orderNumber}, ${formatMoney(mail.grandTotalCents)}. ${mail.howToPay ? 'This is how you pay it.' : 'We are preparing it.'}`}
      below={['Keep this email: the order number is what we ask for when you write to us.', mail.shopUrl]}
    >
      <h1 style={heading}>Thank you, {mail.firstName}</h1>
      {openingOf(mail).map((paragraph) => (
        <p key={paragraph} style={{ ...text, marginTop: '12px' }}>
          {paragraph}
        </p>
      ))}
      <Button href={followUrl(mail)} colour="#ffffff" backgroundColour={ink}>
        Follow your order
      </Button>
      {mail.proofUrl === undefined ? null : (
        <p style={{ ...small, marginTop: '12px' }}>
          <a href={mail.proofUrl} style={{ color: ink }}>
            See how it will be printed
          </a>
          , and tell us if something should change. You can until we begin to make it.
        </p>
      )}
      {mail.changeUrl === undefined ? null : (
        <p style={{ ...small, marginTop: '12px' }}>
          <a href={mail.changeUrl} style={{ color: ink }}>
            Change or cancel your order
          </a>
          : this link is for you alone.
        </p>
      )}
      <Hairline />
      {mail.lines.map((line) => (
        <LineOfOrder
          key={`${line.pictureUrl}${line.name}${optionLine(line.options)}`}
          hasPictures={mail.lines.some(({ pictureUrl }) => pictureUrl !== undefined)}
          {...line}
        />
      ))}
      <Hairline />
      <Amount label="Subtotal" cents={mail.subtotalCents} />
      <Sum label="Delivery" value={deliveryPrice(mail)} />
      {mail.deductions.map(({ label, cents }) => (
        <Amount key={label} label={label} cents={-cents} />
      ))}
      <Amount label="Total" cents={mail.grandTotalCents} strong />
      {mail.gstCents > 0 ? <p style={small}>Includes GST of {formatMoney(mail.gstCents)}.</p> : null}
      {mail.delivery === undefined ? null : <Delivery {...mail.delivery} />}
      {mail.billedTo.length === 0 ? null : <BilledTo lines={mail.billedTo} />}
      {mail.hasGiftMessage ? <p style={{ ...small, marginTop: '12px' }}>{GIFT_MESSAGE_KEPT}</p> : null}
    </MailFrame>
  )
}

const GIFT_MESSAGE_KEPT = 'Your gift message is kept with the order.'

/** What happens next: the money first, where it is awaited. */
function openingOf({ orderNumber, howToPay, proofUrl, delivery }: ConfirmationMail): string[] {
  const isPlaced = `Your order ${orderNumber} is placed.`
  if (howToPay) return [isPlaced, ...howToPay]
  if (proofUrl !== undefined) {
    return [`${isPlaced} We print it exactly as you designed it, and send it to you as soon as it is made.`]
  }
  return [delivery ? `${isPlaced} We send it to you as soon as it is packed.` : isPlaced]
}

const followUrl = ({ shopUrl, orderNumber }: ConfirmationMail) => shopUrl + orderPaths.tracking(orderNumber)

function Delivery({ method, address }: NonNullable<ConfirmationMail['delivery']>) {
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

function BilledTo({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <p style={{ ...text, fontWeight: 600, marginTop: '16px' }}>Billed to</p>
      {lines.map((line) => (
        <p key={line} style={text}>
          {line}
        </p>
      ))}
    </>
  )
}

type Line = ConfirmationMail['lines'][number]

/** @param hasPictures  whether any line of the order has one: names stand below each other */
function LineOfOrder({
  name,
  options,
  quantity,
  rowCents,
  pictureUrl,
  hasPictures,
}: Line & { hasPictures: boolean }) {
  return (
    <Row style={{ marginBottom: '16px' }}>
      {hasPictures ? (
        <td style={{ width: '96px', verticalAlign: 'top' }}>
          {pictureUrl === undefined ? null : (
            <img src={pictureUrl} width="80" alt={`Your design for ${name}`} style={picture} />
          )}
        </td>
      ) : null}
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

function Amount({ cents, ...row }: { label: string; cents: number; strong?: boolean }) {
  return <Sum {...row} value={formatMoney(cents)} />
}

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const weight = { fontWeight: strong ? 600 : 400 }
  return (
    <Row>
      <td>
        <p style={{ ...text, ...weight }}>{label}</p>
      </td>
      <td>
        <p style={{ ...amount, ...weight }}>{value}</p>
      </td>
    </Row>
  )
}

/** J-20: certificates and memberships are not sent; the page of the order says the same. */
function deliveryPrice({ delivery, shippingCents }: ConfirmationMail): string {
  if (!delivery) return 'By email'
  return shippingCents === 0 ? 'Free' : formatMoney(shippingCents)
}

/** Written separately, because text made from HTML reads like a form. */
function textOf(mail: ConfirmationMail): string {
  const lines = mail.lines.map(
    (line) =>
      `${line.quantity} × ${line.name}\n  ${optionLine(line.options)}\n  ${formatMoney(line.rowCents)}`,
  )
  return [
    `Thank you, ${mail.firstName}`,
    ...openingOf(mail),
    `Follow your order:\n${followUrl(mail)}`,
    ...(mail.proofUrl === undefined
      ? []
      : [`See how it will be printed, and tell us if something should change:\n${mail.proofUrl}`]),
    ...(mail.changeUrl === undefined
      ? []
      : [`Change or cancel your order. This link is for you alone:\n${mail.changeUrl}`]),
    ...lines,
    [
      `Subtotal: ${formatMoney(mail.subtotalCents)}`,
      `Delivery: ${deliveryPrice(mail)}`,
      ...mail.deductions.map(({ label, cents }) => `${label}: ${formatMoney(-cents)}`),
      `Total: ${formatMoney(mail.grandTotalCents)}`,
      ...(mail.gstCents > 0 ? [`Includes GST of ${formatMoney(mail.gstCents)}.`] : []),
    ].join('\n'),
    ...(mail.delivery ? [[mail.delivery.method, ...addressLines(mail.delivery.address)].join('\n')] : []),
    ...(mail.billedTo.length === 0 ? [] : [['Billed to', ...mail.billedTo].join('\n')]),
    ...(mail.hasGiftMessage ? [GIFT_MESSAGE_KEPT] : []),
    `Keep this email: the order number is what we ask for when you write to us.\n${mail.shopUrl}`,
  ].join('\n\n')
}
