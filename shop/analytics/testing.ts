/** A stand-in for the advertising service: it keeps what it is told and answers as a test wants it to. */
import { listen } from '#platform/http/listen.ts'

export interface ToldEvent {
  event_name: string
  event_time: number
  event_id: string
  action_source: string
  event_source_url: string
  user_data: { em?: string[]; client_user_agent?: string }
  custom_data: { value: number; currency: string; items?: object[] }
}

export interface Advertiser {
  url: string
  /** Every event of every call, repetitions included. */
  told: { event: ToldEvent; token: string }[]
  /** How it answers from now on. */
  answerWith(status: number, body: object): void
  stop(): Promise<void>
}

export async function openAdvertiser(): Promise<Advertiser> {
  const told: Advertiser['told'] = []
  let answer: { status: number; body: object } = { status: 200, body: { events_received: 1 } }
  const server = await listen(
    async (request) => {
      const { data, access_token } = await request.json()
      for (const event of data) told.push({ event, token: access_token })
      return Response.json(answer.body, { status: answer.status })
    },
    { host: '127.0.0.1', port: 0 },
  )
  return {
    url: `${server.url}/v1/events`,
    told,
    answerWith(status, body) {
      answer = { status, body }
    },
    stop: () => server.stop(0),
  }
}
