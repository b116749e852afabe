/** Signing in, by password and by mailed code, and everything around it: accounts, passwords, and the cart that comes along. */
import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { anAccount, PASSWORD } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { bringCart, test } from './support/shop.ts'
import { button, email, main, PDF, password, SIGNED_IN, said, type } from './support/sign-in.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('H-03, H-08, H-09, H-29 to H-33: a password signs in, and the cart comes along', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      const address = await anAccount(shop.url)
      await bringCart(context, { shop, revision, quantity: 2 })
      await page.goto('/canvas-prints')
      await page.goto('/customer/login')
      await expect(page.getByRole('heading', { name: 'Sign in to the store' })).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Create an account for faster and easier checkout' }),
      ).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await type(email(page), address)
      await type(password(page), PASSWORD)
      await page.keyboard.press('Enter')
      await expect(said(page, `${SIGNED_IN} 2 pieces came along in your cart.`)).toBeVisible()
      await expect(page, 'CA-55: back to the page before').toHaveURL('/canvas-prints')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
      const events = await page.evaluate(() => (window.dataLayer ?? []) as { event?: string }[])
      expect(
        events.filter(({ event }) => event === 'login'),
        'P-20',
      ).toHaveLength(1)
      await page.reload()
      await expect(said(page, SIGNED_IN), 'is said once').toHaveCount(0)
      await page.goBack()
      await expect(page, 'Back leads past the sign-in').not.toHaveURL(/customer/)
      for (const path of ['/customer/login', '/customer/register']) {
        await page.goto(path)
        await expect(page, 'H-19').toHaveURL('/customer/account/dashboard')
      }
    })

    test('H-04, CA-61: a mailed code signs in', async ({ page, shop }) => {
      const address = await anAccount(shop.url)
      await page.goto('/customer/login?redirect=%2Ffaq')
      await button(page, 'Email me a code').click()
      await expect(main(page)).toContainText('Enter your email, such as name@example.com.')
      await type(email(page), address)
      await button(page, 'Email me a code').click()
      await expect(said(page, `If there is an account associated with ${address}`)).toBeVisible()
      const code = main(page).getByLabel('Code')
      await type(code, '12 34')
      await button(page, 'Sign in').click()
      await expect(main(page)).toContainText('Enter the 6 digits from our email.')
      const mail = await mailTo(shop.dataDir, address, /sign-in code/)
      const [mailed = ''] = /\b\d{6}\b/.exec(mail) ?? []
      await code.fill('')
      await type(code, `${Number(mailed) === 0 ? '111111' : '000000'}`)
      await button(page, 'Sign in').click()
      await expect(main(page)).toContainText('This code does not fit, or is no longer good.')
      await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`)
      await button(page, 'Sign in').click()
      await expect(said(page, SIGNED_IN)).toBeVisible()
      await expect(page, 'H-17: where the address says').toHaveURL('/faq')
    })

    test('H-06, H-11, H-35, N-24: an account is opened, with the certificate of a business, and signs in', async ({
      page,
    }) => {
      await page.goto('/faq')
      await page.goto('/customer/register')
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await button(page, 'Create my account').click()
      await expect(main(page).getByLabel('First Name')).toBeFocused()
      for (const words of [
        'Enter a first name',
        'Enter a last name',
        'Enter your email',
        'Please enter atleast 8',
      ]) {
        await expect(main(page)).toContainText(words)
      }
      const address = `robin-${randomUUID()}@example.com`
      await type(main(page).getByLabel('First Name'), 'Robin')
      await type(main(page).getByLabel('Last Name'), 'Marsh')
      await type(email(page), address)
      await type(main(page).getByLabel('Telephone'), '0412 345 678')
      await type(password(page), PASSWORD)
      await type(main(page).getByLabel('Confirm Password'), 'Sunlit-Bay 43')
      await button(page, 'Create my account').click()
      await expect(main(page), 'N-12').toContainText('Please make sure your passwords match.')
      await main(page).getByLabel('Confirm Password').fill(PASSWORD)
      await main(page).getByText('Buying for a business?').click()
      await type(main(page).getByLabel('GST number'), '22AAAAA0000A1Z5')
      await main(page)
        .getByLabel('GST certificate')
        .setInputFiles({
          name: 'notes.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('not a certificate'),
        })
      await expect(
        main(page)
          .getByText(/PDF, JPEG or PNG/)
          .last(),
      ).toBeVisible()
      await main(page)
        .getByLabel('GST certificate')
        .setInputFiles({ name: 'gst.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
      await expect(main(page)).toContainText('gst.pdf is uploaded.')
      await button(page, 'Create my account').click()
      await expect(said(page, 'Your have successfully created your account.')).toBeVisible()
      await expect(page).toHaveURL('/faq')
      const { customer } = await asCustomer(
        page,
        '{ customer { email phone_no gst_number gst_certificate } }',
      )
      expect(customer).toMatchObject({
        email: address,
        phone_no: '0412 345 678',
        gst_number: '22AAAAA0000A1Z5',
        gst_certificate: expect.stringContaining('.pdf'),
      })
    })

    test('H-07, H-12 to H-14, H-41, H-42: a forgotten password is chosen anew by the mailed link', async ({
      page,
      shop,
    }) => {
      const address = await anAccount(shop.url)
      await page.goto('/customer/login')
      await main(page).getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(main(page)).toContainText('Enter your email and you will receive a reset link.')
      await expect(main(page).getByRole('link', { name: 'Back to login' })).toHaveAttribute(
        'href',
        '/customer/login',
      )
      for (const one of [`nobody-${randomUUID()}@example.com`, address]) {
        await email(page).fill('')
        await type(email(page), one)
        await button(page, 'Email me the link').click()
        await expect(
          said(
            page,
            `If there is an account associated with ${one} you will receive an email with a link to reset your password.`,
          ),
        ).toBeVisible()
      }
      const mail = await mailTo(shop.dataDir, address, /new password/)
      const [link = ''] = /\/customer\/reset-password\?id=\d+&token=[\w-]+/.exec(mail) ?? []
      const response = await page.goto(link)
      expect(response?.headers()['referrer-policy'], 'SH-18: no other site learns the token').toBe(
        'same-origin',
      )
      const earlier = await page.context().newPage()
      await earlier.goto(link)
      await type(main(page).getByLabel('New Password', { exact: true }), 'Quiet-Harbour 7')
      await type(main(page).getByLabel('Confirm New Password'), 'Quiet-Harbour 7')
      await button(page, 'Save the password').click()
      await expect(said(page, 'Your password has been saved successfully.')).toBeVisible()
      await main(page).getByRole('link', { name: 'Sign in' }).click()
      await type(email(page), address)
      await type(password(page), 'Quiet-Harbour 7')
      await button(page, 'Sign in').click()
      await expect(said(page, SIGNED_IN)).toBeVisible()
      await page.context().clearCookies()
      await type(main(earlier).getByLabel('New Password', { exact: true }), 'Quiet-Harbour 8')
      await type(main(earlier).getByLabel('Confirm New Password'), 'Quiet-Harbour 8')
      await button(earlier, 'Save the password').click()
      await expect(main(earlier), 'a link is good once').toContainText('This link was used already')
      await page.goto(link)
      await expect(main(page), 'and says so before anything is typed').toContainText(
        'This link was used already, or is more than two hours old.',
      )
      await expect(main(page).getByLabel('New Password', { exact: true })).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Email me another link' }).click()
      await expect(email(page)).toBeVisible()
    })
  })
}

test('H-31: a cart from before and one of this visit become one, and the page says what is in it', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const address = await anAccount(shop.url)
  for (const [quantity, words] of [
    [1, '1 piece came along in your cart.'],
    [2, 'Your cart holds 2 pieces from this visit and 1 from before.'],
  ] as const) {
    await context.clearCookies()
    await bringCart(context, { shop, revision, quantity })
    await page.goto('/customer/login?redirect=%2Fcheckout%2Fcart')
    await email(page).fill(address)
    await password(page).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(said(page, words)).toBeVisible()
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

/** What the API tells the customer of this browser. */
const asCustomer = (page: Page, query: string) =>
  page.evaluate(async (text) => {
    const response = await fetch('/caching/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    })
    return (await response.json()).data
  }, query)
