/** What lists of orders show of one. */
import { dayInSydney } from '#packages/calendar/business-days.ts'
import { dayInWords, dayMonthYear } from '#packages/calendar/day-words.ts'
import { instantOf } from '#packages/calendar/utc-timestamp.ts'
import type { OrderInListFragment } from '../../generated/client/graphql.ts'

export type ListedOrder = OrderInListFragment
export type ListedLine = NonNullable<NonNullable<ListedOrder['items']>[number]>

/** With its year, as the shop writes the dates of orders. */
export const dayOf = (timestamp: string): string => dayMonthYear(dayInSydney(instantOf(timestamp)))
/** Of a step of an order that is under way. */
export const shortDayOf = (timestamp: string): string => dayInWords(dayInSydney(instantOf(timestamp)))

/** A line as the cart's picture of it asks for it. */
export const pictureLineOf = ({ product_name, design_revision, product }: ListedLine) => ({
  name: product_name ?? '',
  pictureUrl: design_revision?.picture_url,
  mockUpUrl: design_revision?.mockup_url ?? undefined,
  goodsPictureUrl: design_revision ? undefined : (product?.image?.url ?? undefined),
})

/** @example 'Custom canvas print, Photo mug' */
export const namesOf = ({ items }: ListedOrder): string =>
  (items ?? []).flatMap((line) => line?.product_name ?? []).join(', ')
