/** Signing in with the engines of Firefox and Safari: a form with two buttons, and a page that is the same for everybody. */
import { expect } from '@playwright/test'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import { freezeTextDesign, textDesignSku } from '../../tools/guest-checkout.ts'
import { anAccount, PASSWORD } from '../support/customers.ts'
import { cartWith } from '../support/shop.ts'
import { inEachEngine, test } from './engine-test.ts'
import { button, FRAME_IS_HYDRATED, field } from './finders.ts'

const PHONE = { width: 390, height: 844 }

inEachEngine((engine) => {
  test('H-03, H-31, H-33: a password signs in, the cart comes along, and the page before says so', async ({
    shop,
    watched,
  }) => {
    const address = await anAccount(shop.url)
    const revision = await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')
    const cart = await cartWith(shop.url, { revision, quantity: 2 })
    const page = await watched(engine.open(PHONE))
    await page.goto(`${shop.url}/faq`)
    // A page that is left while its scripts come reports them as failed.
    await page.until(FRAME_IS_HYDRATED)
    await page.run(`document.cookie = '${cookieNames.cart}=${cart}; Path=/'`)
    await page.goto(`${shop.url}/customer/login?redirect=%2Ffaq`)
    await page.until(field(/^Email Address/))
    await page.type(address, field(/^Email Address/))
    await page.type('wrong', field(/^Password/))
    await page.press(button(/^Sign in$/))
    await page.until(`return document.querySelector('main [role=alert]')?.textContent.includes('incorrect')`)
    expect(await page.run(`return (() => { ${field(/^Email Address/)} })().value`)).toBe(address)
    await page.run(`(() => { ${field(/^Password/)} })().select()`)
    await page.type(PASSWORD, field(/^Password/))
    await page.press(button(/^Sign in$/))
    await page.until(`return location.pathname === '/faq'`)
    await page.until(`return document.body.textContent.includes('2 pieces came along in your cart.')`)
  })
})
