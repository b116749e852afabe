/** Scripts and styles that a bad connection cuts: Firefox remembers for the life of a document that one failed. */
import { expect } from '@playwright/test'
import { STYLE_END } from '#shop/hydration/style-end.ts'
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts'
import { test as base, inEachEngine } from './engine-test.ts'
import { button, FRAME_IS_HYDRATED, field } from './finders.ts'

const PHONE = { width: 390, height: 844 }

const test = base.extend<{ line: CuttingProxy }>({
  line: async ({ shop }, use) => {
    const line = await startCuttingProxy(shop.url)
    await use(line)
    line.close()
  },
})

/** Each script that is named is cut when it is asked for the first time. */
function cutOnce(line: CuttingProxy, named: RegExp) {
  const cut = new Set<string>()
  line.cut((path) => named.test(path) && cut.size < cut.add(path).size)
  return cut
}

inEachEngine((engine) => {
  for (const { what, named } of [
    { what: 'each script', named: /\/assets\/.*\.js/ },
    { what: 'the lazy part of the frame', named: /\/assets\/(frame-lazy|footer|header-tools)-.*\.js/ },
  ]) {
    test(`PE-14, PE-21, PE-27: a page is hydrated when ${what} was cut once, and keeps what is typed`, async ({
      line,
      troubled,
    }) => {
      const cut = cutOnce(line, named)
      const page = await troubled(engine.open(PHONE))
      await page.goto(`${line.url}/contact-us`)
      const name = field(/^Email/)
      await page.until(name)
      await page.type('late@example.com', name)
      await page.until(FRAME_IS_HYDRATED)
      expect(cut.size).toBeGreaterThan(0)
      expect(await page.run(`return (() => { ${name} })().value`)).toBe('late@example.com')
    })
  }

  test('PE-14, PE-21, PE-27: a page of which only a part came is loaded anew', async ({ line, troubled }) => {
    let answers = 0
    line.cutHalfWay((path) =>
      path === '/checkout/cart' && answers++ === 0 ? { share: 0.5, end: 'cut' } : undefined,
    )
    const page = await troubled(engine.open(PHONE))
    await page.goto(`${line.url}/checkout/cart`)
    await page.until(`return document.querySelector('footer') && (() => { ${FRAME_IS_HYDRATED} })()`)
    expect(answers).toBeGreaterThan(1)
  })

  test('PE-21, PE-27: a style sheet of which only a part came is asked for again', async ({
    line,
    troubled,
  }) => {
    let answers = 0
    line.cutHalfWay((path) =>
      /\/assets\/.*\.css/.test(path) && answers++ === 0 ? { share: 0.5, end: 'cut' } : undefined,
    )
    const page = await troubled(engine.open(PHONE))
    await page.goto(`${line.url}/contact-us`)
    await page.until(`return [...document.styleSheets].some(({ cssRules: { length, [length - 1]: last } }) =>
      last.selectorText === '${STYLE_END}')`)
    expect(answers).toBeGreaterThan(1)
  })

  test('PE-14, PE-21, PE-27: a press opens the menu when its script was cut once', async ({
    line,
    troubled,
  }) => {
    const page = await troubled(engine.open(PHONE))
    await page.goto(`${line.url}/contact-us`)
    await page.until(FRAME_IS_HYDRATED)
    const cut = cutOnce(line, /\/assets\/menu-drawer-.*\.js/)
    await page.press(button(/^Menu$/))
    await page.until(`return document.querySelector('dialog:modal')`)
    expect(cut.size).toBe(1)
  })
})
