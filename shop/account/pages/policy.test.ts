/** I-23: what the screen says is kept, beside what the shop does. */
import { describe, expect, it } from 'vitest'
import { sessionSeconds } from '../../customers/rules/session-lifetime.ts'
import type { Api } from '../../request/api.ts'
import { KEPT_DATA } from '../rules/kept-data.ts'
import { loadScreen } from './account-loads.ts'

/** The screen asks who checks identities, and for nothing else; here nobody does. */
const api: Pick<Api, 'send'> = {
  send: async () => ({ storeConfig: { identification_provider: null } }) as never,
}
const policy = (query = '') =>
  loadScreen('policy', {
    api: api as Api,
    words: [],
    search: new URLSearchParams(query),
    portfolio: undefined,
    now: new Date('2026-11-21T00:00:00Z'),
  })

describe('I-23, CA-111: the screen of what is kept', () => {
  it('says why no copy was made, and nothing that only the address says', async () => {
    expect(await policy()).toMatchObject({ name: 'policy', shown: { copy: undefined } })
    expect(await policy('copy=wait')).toMatchObject({ shown: { copy: 'wait' } })
    expect(await policy('copy=busy')).toMatchObject({ shown: { copy: 'busy' } })
    expect(await policy('copy=You+owe+us+money')).toMatchObject({ shown: { copy: undefined } })
  })

  it('promises no session that is longer than the shop gives, whatever staff configure', () => {
    const [, promised] = /(\d+) days at most/.exec(JSON.stringify(KEPT_DATA)) ?? []
    for (const hours of ['168', '100000', 'Infinity']) {
      const seconds = sessionSeconds(new Map([['customer_access_token_lifetime', hours]]))
      expect(seconds).toBeLessThanOrEqual(Number(promised) * 86_400)
    }
  })
})
