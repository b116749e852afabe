/** Number 17, G-01: tools that differ by their code, in the engines of Firefox and Safari; the canvas stands in `purchase.spec.ts`. */
import { type EnginePage, KEYS } from './driver.ts'
import { inEachEngine, test } from './engine-test.ts'
import { button, field, label, main, tab } from './finders.ts'
import { placePhoto, toCart } from './phone-photo.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

interface Walk {
  readonly path: string
  design(page: EnginePage): Promise<void>
  /** The body of a function that is true once the board shows what was done. */
  readonly shows: string
  readonly inCart: RegExp
}

const walks: readonly Walk[] = [
  {
    path: '/customframe-tool',
    async design(page) {
      await placePhoto(page)
      await page.press(tab(/^Size/))
      await typeOver(page, /^Width in cm/, '31')
      await typeOver(page, /^Height in cm/, '47')
      await page.key(KEYS.tab)
    },
    shows: `return document.querySelector('.tool-foot').textContent.includes('31 × 47 cm')`,
    inCart: /31 × 47 cm/,
  },
  {
    path: '/wallclock-tool',
    async design(page) {
      await placePhoto(page)
      await page.press(tab(/^Numerals/))
      await page.press(label(/^I to XII/))
    },
    shows: `return document.querySelectorAll('.tool-flat :is(path, g)[fill="#1e2a25"]').length === 12`,
    inCart: /20 cm round/,
  },
  {
    path: '/busroll-tool',
    async design(page) {
      await page.press(button(/^start with empty lines/))
      await page.type('Bondi', line(1))
      await page.type('Coogee', line(2))
    },
    shows: `return /coogee/i.test(document.querySelector('[aria-label="Line 2"]')?.value)`,
    inCart: /Paper/,
  },
  {
    path: '/uploadchoice?sku=SPLIT-3X30X60-L-D38-IMAGE-MATTE',
    async design(page) {
      await placePhoto(page)
      await page.press(tab(/^Edge/))
      await page.press(label(/^Mirror wrap/))
    },
    shows: `return document.querySelectorAll('.tool-board rect[stroke-dasharray]').length === 3`,
    inCart: /3 panels/,
  },
  {
    path: '/photoblanket-tool',
    async design(page) {
      await placePhoto(page)
      const staggered = label(/^Staggered/)
      if (!(await page.run(staggered))) await page.press(tab(/^Repeat/))
      await page.press(staggered)
    },
    shows: `return document.querySelectorAll('.tool-flat image').length > 8`,
    inCart: /blanket/i,
  },
]

inEachEngine((engine) => {
  for (const size of sizes) {
    test(`a frame to measure, a clock, a bus roll, panels and cloth go into the cart, ${size.width} px wide`, async ({
      shop,
      watched,
    }) => {
      test.setTimeout(240_000)
      const page = await watched(engine.open(size))
      for (const { path, design, shows, inCart } of walks) {
        await page.goto(shop.url + path)
        // A press before is held until then, and what the driver has found is another element by that time.
        await page.until(`return document.querySelector('main.tool[data-hydrated]')`)
        await design(page)
        await page.until(shows)
        await page.until('return /Saved a moment ago/.test(document.body.textContent)')
        await toCart(page)
        await page.until(main(inCart))
      }
      await page.until(
        `return document.querySelectorAll('main fieldset output').length === args[0]`,
        walks.length,
      )
    })
  }
})

const line = (number: number) => `return document.querySelector('[aria-label="Line ${number}"]')`

async function typeOver(page: EnginePage, name: RegExp, text: string) {
  await page.until(field(name))
  await page.run(`(() => { ${field(name)} })().select()`)
  await page.type(text, field(name))
}
