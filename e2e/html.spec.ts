/** The markup of every page, as it leaves the server, by the rules of HTML. */
import { expect } from '@playwright/test'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { routesTable } from './support/routes-table.ts'
import { bringCart, test } from './support/shop.ts'

/** Everything that is recommended, and everything for those who hear a page; what is switched off says why. */
const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React names attributes as scripts do (srcSet, maxLength); HTML reads names in any case.
    'attr-case': 'off',
    // React closes what has no content (`<br/>`); HTML reads both ways.
    'void-style': 'off',
    // React gives a switch an empty value (`required=""`, `hidden=""`), which means the same.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Shapes of pictures and sizes drawn to scale are known only when a page is made.
    'no-inline-style': 'off',
    // React's own ids begin with an underscore, which HTML allows and old style sheets did not.
    'valid-id': ['error', { relaxed: true }],
  },
}

const validator = new HtmlValidate(config)

test('every page that has a screen is HTML without a fault', async ({ context, shop, revision }) => {
  await bringCart(context, { shop, revision })
  const shown = routesTable.filter(
    ({ screen, id, leadsTo }) => (screen === 'shown' || id === 'RT-169') && leadsTo === undefined,
  )
  const faults: string[] = []
  let pages = 0
  for (const { path = '' } of shown) {
    const response = await context.request.get(path)
    expect(response.headers()['content-type'], path).toContain('text/html')
    // The pieces of React's stream have the switch without a value, its elements with an empty one.
    const html = (await response.text()).replaceAll('<div hidden id="S:', '<div hidden="" id="S:')
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      const around = html.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 120)
      faults.push(`${path}: ${ruleId}: ${message}\n  ${around}`)
    }
    pages += 1
  }
  expect(faults.join('\n')).toBe('')
  expect(pages).toBeGreaterThanOrEqual(117)
})
