import { paths } from '../../paths.ts'
import type { SaidConversion } from '../rules/conversion.ts'

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'event_id'> : never

/** P-13, P-18: says to the shop's own server what happened; true when it was received. A shopper hears of neither. */
export async function tellConversion(event: WithoutId<SaidConversion>): Promise<boolean> {
  try {
    const response = await fetch(paths.conversions(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, event_id: crypto.randomUUID() }),
      // The shopper may be on the way to the next page.
      keepalive: true,
    })
    const { events_received } = await response.json()
    return events_received === 1
  } catch {
    // No connection: one event fewer.
    return false
  }
}
