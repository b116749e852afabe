import { filePaths } from '../../routing/file-paths.ts'
import type { ReportedConversion } from '../rules/conversion.ts'

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'event_id'> : never

/** P-13, P-18: reports a conversion to the shop's own server. @returns whether it was received */
export async function reportConversion(event: WithoutId<ReportedConversion>): Promise<boolean> {
  try {
    const response = await fetch(filePaths.conversions(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, event_id: crypto.randomUUID() }),
      // Completes although the shopper leaves the page.
      keepalive: true,
    })
    const { events_received } = await response.json()
    return events_received === 1
  } catch {
    // Offline: the event is lost, and the page goes on.
    return false
  }
}
