/** PE-22: fields that save by themselves keep letters and caret when the answer to an earlier save comes while typing goes on. */
import { expect, type Locator } from '@playwright/test'
import { holdAnswer } from './support/bad-lines.ts'
import { field, payButton, typeAddress } from './support/checkout.ts'
import { addWords, expectSaved, openTab, smallCanvasPath, words } from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

const caretIn = (box: Locator) =>
  box.evaluate((element) => {
    const { selectionStart, selectionEnd } = element as HTMLInputElement | HTMLTextAreaElement
    return [selectionStart, selectionEnd, document.activeElement === element]
  })

test('PE-22: the saved address of the checkout leaves what is typed into it meanwhile', {
  tag: LONG,
}, async ({ context, page, openWithCart }) => {
  await openWithCart('/checkout')
  const release = await holdAnswer(page, /\/checkout\.data/, /address/)
  await typeAddress(page)
  await field(page, 'Phone').press('Tab')
  await release.isHeld
  // By the new total it is seen that the answer has come.
  const other = await context.newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^One more of/ }).click()
  await expect(other.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  const before = (await payButton(page).textContent()) ?? ''

  const suburb = field(page, 'Suburb')
  await suburb.click()
  await suburb.press('Home')
  await page.keyboard.type('West ')
  release()
  await expect(payButton(page)).not.toHaveText(before)
  await expect(suburb).toHaveValue('West Ballina')
  expect(await caretIn(suburb)).toEqual([5, 5, true])
  await page.keyboard.type('of ')
  await expect(suburb).toHaveValue('West of Ballina')
  await page.reload()
  await expect(field(page, 'Suburb')).toHaveValue('West of Ballina')
})

test('PE-22: a saved design leaves the words that are typed on its canvas meanwhile', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await addWords(page, 'Lake days')
  await expectSaved(page)
  const release = await holdAnswer(page, /\/graphql/, /SaveDesign/)
  await words(page).press('End')
  await page.keyboard.type(' 2026')
  await release.isHeld
  await words(page).press('Home')
  await page.keyboard.type('Our ')
  release()
  await expectSaved(page)
  await expect(words(page)).toHaveValue('Our Lake days 2026')
  expect(await caretIn(words(page))).toEqual([4, 4, true])
  await page.keyboard.type('long ')
  await expect(words(page)).toHaveValue('Our long Lake days 2026')
  await expectSaved(page)
  await page.reload()
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue('Our long Lake days 2026')
})
