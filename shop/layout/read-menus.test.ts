import { expect, test } from 'vitest'
import { createApi } from '../request/api.ts'
import { openTestShop } from '../testing/shop.ts'
import { readMenus } from './read-menus.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

test('B-10: every entry of the menu opens a page, also a category below another one', async () => {
  const { departments } = await readMenus(api)
  const entries = departments.flatMap((one) => [one, ...one.categories, ...one.products])
  expect(entries.map(({ to }) => to)).toContain('/canvas-prints/square-canvases')
  for (const { to } of entries) {
    const { route } = await shop.ask('query ($url: String!) { route(url: $url) { redirect_code } }', {
      url: to,
    })
    expect([to, route]).toEqual([to, { redirect_code: 0 }])
  }
})
