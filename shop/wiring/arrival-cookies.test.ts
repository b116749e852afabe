import { describe, expect, it } from 'vitest'
import { arrivalCookies, isArrival } from './arrival-cookies.ts'

const options = { publicUrl: 'https://keepsake.example', isCampaign: async (id: string) => id === 'spring1' }

/** What a visit sets, by name: value and lifetime in seconds. */
async function cookiesOf(address: string, headers: Record<string, string> = {}) {
  const request = new Request(new URL(address, options.publicUrl), { headers })
  const set = await arrivalCookies(request, options)
  return Object.fromEntries(
    set.map((line) => {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(line) ?? []
      return [name, [decodeURIComponent(value), Number(age)]]
    }),
  )
}

it('P-07, P-09: sources are remembered for seven days, each once', async () => {
  expect(await cookiesOf('/?fbclid=1')).toEqual({ traffic_source: ['Meta', 604_800] })
  expect(await cookiesOf('/?gclid=1', { cookie: 'traffic_source=Meta' })).toEqual({
    traffic_source: ['Meta,Google Ads', 604_800],
  })
  expect(await cookiesOf('/?fbclid=2', { cookie: 'traffic_source=Meta' })).toEqual({})
})

it('P-08: who comes back by the address bar changes nothing', async () => {
  expect(await cookiesOf('/')).toEqual({ traffic_source: ['direct', 604_800] })
  expect(await cookiesOf('/', { cookie: 'traffic_source=Meta' })).toEqual({})
  expect(await cookiesOf('/mugs', { referer: 'https://keepsake.example/' })).toEqual({})
})

it('P-03, P-04: the click of an affiliate is kept for thirty days, when it looks like one', async () => {
  expect(await cookiesOf('/?cjevent=a1-b2')).toMatchObject({ affiliate: ['a1-b2', 2_592_000] })
  expect(await cookiesOf('/?cjevent=a%3Bb')).not.toHaveProperty('affiliate')
})

it('H-38, CA-21: the code of a customer’s link is kept for thirty days, the newest one, when it can be one', async () => {
  const kept = { refer_code: ['ABCDEFGH23', 2_592_000] }
  expect(await cookiesOf('/?refer=ABCDEFGH23')).toMatchObject(kept)
  expect(await cookiesOf('/custom-canvas-print?refer=abcdefgh23')).toMatchObject(kept)
  expect(await cookiesOf('/?refer=ABCDEFGH23', { cookie: 'refer_code=ZZZZZZZZ22' })).toMatchObject(kept)
  for (const forged of ['', 'ABC', 'ABCDEFGH2O', 'ABCDEFGH23;x', '%3Cscript%3E', 'A'.repeat(5000)]) {
    expect(await cookiesOf(`/?refer=${forged}`)).not.toHaveProperty('refer_code')
  }
})

it('P-02, P-21: the code of a link is kept for a day', async () => {
  expect(await cookiesOf('/?cc=spring2026')).toMatchObject({ price_cache: ['spring2026', 86_400] })
  expect(await cookiesOf(`/?cc=${btoa('spring2026')}`)).toMatchObject({ price_cache: ['spring2026', 86_400] })
  expect(await cookiesOf('/?cc=%3Cscript%3E')).not.toHaveProperty('price_cache')
})

it('P-11, P-12: a mail’s page is always remembered, its campaign when it is one of ours', async () => {
  const known = await cookiesOf('/canvas-prints?mc_cid=spring1')
  expect(known).toMatchObject({
    campaign_id: ['spring1', 2_592_000],
    landing_page: ['/canvas-prints', 2_592_000],
  })
  const unknown = await cookiesOf('/canvas-prints?mc_cid=other')
  expect(unknown).toHaveProperty('landing_page')
  expect(unknown).not.toHaveProperty('campaign_id')
})

it('B-43: a way back that an address names is kept, when it is one of ours', async () => {
  expect(await cookiesOf('/customer/register?redirect=%2Fbulk-order')).toMatchObject({
    return_to: ['/bulk-order', 86_400],
  })
  expect(await cookiesOf('/?redirect=%2F%2Fevil.example')).not.toHaveProperty('return_to')
})

describe('only a page that a person opens is an arrival', () => {
  const isOne = (method: string, headers: Record<string, string>) =>
    isArrival(new Request('https://keepsake.example/', { method, headers }))

  it.each([
    ['a document', 'GET', { 'sec-fetch-dest': 'document' }, true],
    ['a browser that says nothing but wants HTML', 'GET', { accept: 'text/html,*/*' }, true],
    ['what a script fetches', 'GET', { 'sec-fetch-dest': 'empty', accept: 'text/html' }, false],
    ['a frame of another page', 'GET', { 'sec-fetch-dest': 'iframe' }, false],
    ['a form', 'POST', { 'sec-fetch-dest': 'document' }, false],
    ['a program', 'GET', {}, false],
  ])('%s', (_what, method, headers, expected) => {
    expect(isOne(method, headers)).toBe(expected)
  })
})
