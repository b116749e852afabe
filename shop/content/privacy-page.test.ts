import { expect, it } from 'vitest'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()
const privacy = async () =>
  (await shop.ask('{ cmsPage(identifier: "privacy-policy") { content } }')).cmsPage.content

it('the privacy page names the days that staff have set for designs that nobody ordered, and never fewer than 400', async () => {
  expect(await privacy()).toContain('nobody has ordered 400 days after its last change')
  await configure(shop, { unordered_design_days: '730' })
  expect(await privacy()).toContain('nobody has ordered 730 days after its last change')
  await configure(shop, { unordered_design_days: '30' })
  expect(await privacy()).toContain('nobody has ordered 400 days after its last change')
})
