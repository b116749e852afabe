/** The header on a phone and on a desktop: promises, menus, who is signed in, and the cart beside the page. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { ask } from '../tools/guest-checkout.ts'
import { bringCart, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const cart = (page: Page) => page.getByRole('link', { name: /^Cart, / })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width < 800
    test.use({ viewport: { width, height: isPhone ? 844 : 900 } })

    test('C-02, Q-07: the strip opens the guarantee, which Escape closes', async ({ page }) => {
      await page.goto('/')
      const opener = page.getByRole('button', { name: 'Lowest-Price-in-Australia-Guarantee' })
      await opener.click()
      const popup = page.getByRole('dialog', { name: /Lowest.Price/ })
      await expect(popup).toContainText('beat it by 10% with a voucher code')
      await expect(popup).toContainText('same size, stretched')
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('C-03, C-04, CA-40: the rating strip leads to the reviews', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: '15K+ 5-Star Ratings' })).toHaveAttribute(
        'href',
        '/reviews',
      )
    })

    test('C-05, C-06, C-09, C-10: a guest is not greeted and can sign in, register and see the cart', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(cart(page)).toHaveAttribute('href', '/checkout/cart')
      if (isPhone) await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/customer/login')
      await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/customer/register')
      await expect(page.getByText(/^Hi, /)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'My Account' })).toHaveCount(0)
    })

    test('C-30, C-32, CA-41: the cart opens beside the page, gives a line up and takes it back', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      await bringCart(context, { shop, revision, quantity: 2 })
      await page.goto('/checkout/cart')
      await page.goto('/canvas-prints')
      await expect(cart(page)).toHaveAccessibleName('Cart, 2 items')
      await cart(page).click()
      const drawer = page.getByRole('dialog', { name: 'Your cart, 2 pieces' })
      await expect(drawer.getByRole('img', { name: /^Your design/ })).toBeVisible()
      await expect(drawer).toContainText('more and standard delivery is free')
      await expect(drawer).toContainText('Subtotal, GST included')
      await expect(drawer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/checkout/cart')
      await expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
      await expectNoViolations(page)

      await drawer.getByRole('button', { name: /^Remove/ }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Start with a photo you like')
      const undo = dialog.getByRole('button', { name: /^Undo/ })
      await expect(undo).toBeFocused()
      await undo.click()
      await expect(drawer).toContainText('2 pieces at')
      await page.keyboard.press('Escape')
      await expect(cart(page)).toBeFocused()
      await expect(cart(page)).toHaveAccessibleName('Cart, 2 items')
    })

    test('C-30: the count is asked for on each page but those that show the cart', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname === '/checkout/cart/count') asked.push(new URL(page.url()).pathname)
      })
      await page.goto('/canvas-prints')
      await bringCart(context, { shop, revision })
      await page.goto('/checkout/cart')
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await page.goto('/custom-canvas-print')
      await expect.poll(() => asked).toEqual(['/custom-canvas-print'])
    })

    test('C-07, C-08, C-11 to C-15, H-21, H-37 to H-40: a customer is greeted, and signs out', async ({
      context,
      page,
      shop,
    }) => {
      await signIn(context, shop.url)
      await page.goto('/')
      const toggle = page.getByRole('button', { name: /Account$/ })
      if (!isPhone) await expect(toggle).toHaveText('Hi, Christo…Account')
      await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
      await toggle.click()
      if (isPhone) await expect(page.getByText('Hi, Christophe…')).toBeVisible()
      await expect(page.getByRole('link', { name: 'My Account' })).toHaveAttribute(
        'href',
        '/customer/account/dashboard',
      )
      await expect(page.getByRole('link', { name: 'My Orders' })).toHaveAttribute(
        'href',
        '/customer/account/my-orders',
      )
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'logged-out' })).toHaveText(
        'You have successfully logged-out.',
      )
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('customer_token')
      if (isPhone) await toggle.click()
      await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/customer/login')
      await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/customer/register')
    })

    test('H-22: a session that is over ends, and the shopper is a guest', async ({ context, page, shop }) => {
      await context.addCookies([
        { name: 'customer_token', value: 'over', url: shop.url },
        { name: 'logged_in', value: '1', url: shop.url },
      ])
      await page.goto('/')
      const names = async () => (await context.cookies()).map(({ name }) => name)
      await expect.poll(names).not.toContain('logged_in')
      expect(await names()).not.toContain('customer_token')
      if (isPhone) await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    })

    test('O-18: a shop that cannot say who is signed in says so, and keeps the session', async ({
      context,
      page,
      shop,
    }) => {
      await context.addCookies([
        { name: 'customer_token', value: 'kept', url: shop.url },
        { name: 'logged_in', value: '1', url: shop.url },
      ])
      await page.route('**/caching/graphql', (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Down</h1>' }),
      )
      await page.goto('/')
      await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible()
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['logged_in', 'customer_token']))
    })

    test('C-16, CA-98: pages of the blog show the menu of the blog instead', async ({ page }) => {
      await page.goto('/blog')
      if (isPhone) await page.getByRole('button', { name: 'Menu' }).click()
      const links = page.getByRole('navigation', { name: 'Blog' }).getByRole('link')
      await expect(links).toHaveText([
        'Home',
        'Photography',
        'Canvas ideas',
        'Women’s Day',
        'Mother’s Day gift ideas',
        'Create Canvas Prints',
        'Offers',
      ])
      const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(targets[0]).toBe('/blog')
      expect(targets[1]).toBe('/blog/photography')
      expect(targets.slice(-2)).toEqual(['/uploadchoice', '/coupons-codes-and-deals'])
      await expect(mainMenu(page)).toHaveCount(0)
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('C-18: the header comes along after 220 px, and nothing moves', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const position = () => header.evaluate((element) => getComputedStyle(element).position)
    const heroTop = () =>
      page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top + scrollY)
    const before = await heroTop()
    await page.evaluate(() => scrollTo({ top: 219, behavior: 'instant' }))
    expect(await position()).not.toBe('sticky')
    await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }))
    await expect.poll(position).toBe('sticky')
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
    expect(await heroTop()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(position).not.toBe('sticky')
  })

  test('C-17: the menu opens by mouse and by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const more = mainMenu(page).getByRole('button', { name: 'More in Canvas prints' })
    const square = mainMenu(page).getByRole('link', { name: 'Square canvases' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await mainMenu(page).getByRole('link', { name: 'Canvas prints' }).hover()
    await expect(square).toBeVisible()
    await page.mouse.move(700, 850)
    await expect(square).toBeHidden()

    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expectNoViolations(page)
    await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'All canvas prints' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(square).toBeHidden()
    await expect(more).toBeFocused()
  })

  test('C-17: a menu that arrives after the pointer has gone on stays closed', async ({ page }) => {
    let hasArrived = false
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/menu-panel-[^/]*\.js$/, async (route) => {
      await arrival
      await route.continue()
      hasArrived = true
    })
    await page.goto('/')
    const more = mainMenu(page).getByRole('button', { name: 'More in Canvas prints' })
    const asked = page.waitForRequest(/\/menu-panel-/)
    // The header is hydrated a moment after the page; a pointer that is there already goes and comes back.
    await expect(async () => {
      await page.mouse.move(700, 850)
      await mainMenu(page).getByRole('link', { name: 'Canvas prints' }).hover()
      await Promise.race([asked, page.waitForTimeout(200).then(() => Promise.reject(new Error('Not yet')))])
    }).toPass()
    await page.mouse.move(700, 850)
    arrive()
    await expect.poll(() => hasArrived).toBe(true)
    // Time enough for it to be drawn, were it to open.
    await page.waitForTimeout(500)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(mainMenu(page).getByRole('link', { name: 'Square canvases' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('C-15, C-17: the menu leads to departments and to the account', async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Canvas prints', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await drawer.getByText('Canvas prints', { exact: true }).click()
    await drawer.getByRole('link', { name: 'Square canvas print', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Square canvas print' })).toBeVisible()
    await expect(drawer).toBeHidden()
  })
})

async function expectNoViolations(page: Page): Promise<void> {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([])
}

/** A customer with a long name, whose browser holds what signing in leaves there. */
async function signIn(context: BrowserContext, url: string): Promise<void> {
  const email = `christopher-${Date.now()}@example.com`
  const password = 'Walls4ever!'
  await ask(
    url,
    `mutation ($email: String!, $password: String!) {
      createCustomerV2(input: { firstname: "Christopher", lastname: "Ng", email: $email, password: $password }) {
        customer { email }
      }
    }`,
    { email, password },
  )
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    url,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  await context.addCookies([
    { name: 'customer_token', value: generateCustomerToken.token, url, httpOnly: true },
    { name: 'logged_in', value: '1', url },
  ])
}
