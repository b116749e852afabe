/** A gift certificate as the cart tells of it. */
import { dayInWords } from '#packages/calendar/day-words.ts'
import { utcMidnight } from '#packages/calendar/utc-midnight.ts'
import { formatMoney } from '#packages/money/money.ts'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import type { EnteredCertificate } from '../../marketing/rules/entered-certificate.ts'

export function certificateInWords({
  amountCents,
  recipientName,
  recipientEmail,
  deliverOn,
}: EnteredCertificate): OptionInWords[] {
  return [
    { label: 'For', value: recipientName },
    { label: 'Amount', value: formatMoney(amountCents) },
    { label: 'Emailed to', value: recipientEmail ?? 'you, to print or pass on' },
    { label: 'Sent', value: deliverOn === undefined ? 'as soon as it is paid' : sendingDay(deliverOn) },
  ]
}

/** @example sendingDay('2026-12-24') // 'Thu 24 December 2026' */
export const sendingDay = (day: string): string => `${dayInWords(utcMidnight(day))} ${day.slice(0, 4)}`
