/** A shopper sees the design on a ledge, as it stands, while they go on with it. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import {
  addWords,
  expectSaved,
  expectUploaded,
  handedOver,
  openTab,
  placeFirstPhoto,
} from './support/design-tool.ts'
import {
  colourAt,
  colourOfEdge,
  drawnLedge,
  framedPhoto,
  ledge,
  mapOf,
  openLedge,
  yellowPixels,
} from './support/on-a-ledge.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const UPRIGHT = '/uploadchoice?sku=CANVAS-40X60-P-D38-MIRROR-MATTE'
const redAndBlue = () => framedPhoto({ frame: '#c00000', middle: '#0000c0' }, [1200, 1800])

async function expectNoViolations(page: Page, where: string) {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

test('an upright canvas is seen whole: nothing of the photo is cut, and nothing of it is sent', async ({
  page,
}) => {
  const handed = handedOver(page)
  await page.goto(UPRIGHT)
  await placeFirstPhoto(page, await redAndBlue())
  await expectUploaded(page)
  await expectSaved(page)
  await handed
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await openLedge(page)
  const map = await mapOf('canvas-2x3')
  for (const [u, v] of [
    [0.03, 0.5],
    [0.97, 0.5],
    [0.5, 0.02],
    [0.5, 0.98],
  ] as const) {
    const { red, blue } = await colourAt(page, map, { u, v })
    expect(red, `red at ${u} ${v}`).toBeGreaterThan(60)
    expect(blue, `blue at ${u} ${v}`).toBeLessThan(red / 2)
  }
  const middle = await colourAt(page, map, { u: 0.5, v: 0.5 })
  expect(middle.blue).toBeGreaterThan(60)
  expect(middle.red).toBeLessThan(middle.blue / 2)
  expect(sent).toEqual([])
})

test('another background, words and undoing them are seen as they happen', async ({ page }) => {
  await page.goto(UPRIGHT)
  await placeFirstPhoto(page, await framedPhoto({ frame: '#c00000', middle: '#c00000' }, [1500, 1500]))
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await openLedge(page)
  const map = await mapOf('canvas-2x3')
  const above = () => colourAt(page, map, { u: 0.5, v: 0.06 })
  const white = await above()
  expect(Math.min(white.red, white.green, white.blue)).toBeGreaterThan(120)
  await page.getByRole('button', { name: 'Harbour' }).click()
  await expect.poll(async () => (await above()).red).toBeLessThan(70)
  expect((await above()).blue).toBeGreaterThan(70)
  expect((await colourAt(page, map, { u: 0.5, v: 0.5 })).red).toBeGreaterThan(60)

  expect(await yellowPixels(page)).toBe(0)
  await addWords(page, 'HOME AT LAST')
  await page.getByRole('button', { name: 'Wattle' }).click()
  await expect.poll(() => yellowPixels(page)).toBeGreaterThan(100)
  await page.getByRole('button', { name: /^Undo: .*colour/ }).click()
  await expect.poll(() => yellowPixels(page)).toBe(0)
})

test('the edge is seen as it will be: mirrored, and white when the shopper chooses that', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(UPRIGHT)
  await placeFirstPhoto(page, await framedPhoto({ frame: '#0000c0', middle: '#0000c0' }, [1200, 1800]))
  await openLedge(page)
  const map = await mapOf('canvas-2x3')
  const edge = () => colourOfEdge(page, map)
  await expect.poll(async () => (await edge()).blue).toBeGreaterThan(60)
  expect((await edge()).red).toBeLessThan((await edge()).blue / 2)
  await openTab(page, 'Edge')
  await page.getByRole('radio', { name: /^White/ }).check({ force: true })
  await expect.poll(async () => (await edge()).red).toBeGreaterThan(80)
  const face = await colourAt(page, map, { u: 0.9, v: 0.5 })
  expect(face.red).toBeLessThan(face.blue / 2)
})

test('another size is seen at once, in the scene of its shape', { tag: LONG }, async ({ page }) => {
  await page.goto(UPRIGHT)
  await placeFirstPhoto(page, await redAndBlue())
  await openLedge(page)
  await expect(ledge(page)).toHaveAccessibleName('Your canvas on a ledge, 40 × 60 cm')
  const asked = page.waitForRequest(/\/scenes\/canvas-1x1\/map\.bin/)
  await page.getByRole('button', { name: /Change size and options/ }).click()
  await page.getByRole('radio', { name: /^30 × 30/ }).check({ force: true })
  await page.getByRole('button', { name: 'Done' }).click()
  await asked
  await expect(ledge(page)).toHaveAccessibleName('Your canvas on a ledge, 30 × 30 cm')
  const map = await mapOf('canvas-1x1')
  await expect.poll(async () => (await colourAt(page, map, { u: 0.03, v: 0.5 })).red).toBeGreaterThan(60)
  expect((await colourAt(page, map, { u: 0.5, v: 0.5 })).blue).toBeGreaterThan(60)
})

for (const [what, files] of [
  ['the scene', '**/scenes/**'],
  ['what composes it', '**/compose-worker*'],
] as const) {
  test(`without ${what} the shopper reads what to do, and goes on with the design`, { tag: LONG }, async ({
    page,
  }) => {
    await page.goto(UPRIGHT)
    await page.route(files, (route) => route.abort())
    await page.getByRole('button', { name: 'See on the wall' }).click()
    await page.getByRole('radio', { name: 'On a ledge' }).check({ force: true })
    await expect(page.getByRole('alert')).toContainText(
      'The photograph could not be fetched. Your design is safe',
    )
    await addWords(page, 'Still here')
    await expect(page.getByRole('button', { name: /^Undo: / }).first()).toBeEnabled()
    await page.unroute(files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(drawnLedge(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(UPRIGHT)
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await expect(page.getByRole('region', { name: 'On the wall' })).toBeVisible()
  const late = () => fetched.filter((path) => /\/scenes\/|in-scene|worker/.test(path))
  expect(late()).toEqual([])
  await page.getByRole('radio', { name: 'On a ledge' }).check({ force: true })
  await expect(page.getByText('Your canvas is still empty.')).toBeVisible()
  expect(late().filter((path) => path.startsWith('/scenes/canvas-2x3/'))).toHaveLength(4)
})

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 }, reducedMotion: 'reduce' })

    test('it is chosen with the keyboard, told in words, and all of it is in the window', async ({
      page,
    }) => {
      await page.goto(UPRIGHT)
      await placeFirstPhoto(page, await redAndBlue())
      await page.getByRole('button', { name: 'See on the wall' }).press('Enter')
      await page.getByRole('radio', { name: 'Our room' }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: 'On a ledge' })).toBeChecked()
      await expect(drawnLedge(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('status').filter({ hasText: 'Your canvas is on a ledge.' })).toBeAttached()
      await expect(drawnLedge(page)).toHaveCSS('transition-duration', '0s')
      await expectNoViolations(page, 'on a ledge')
      await openTab(page, 'Text')
      const stays = width > 1000
      await expect(ledge(page)).toHaveCount(stays ? 1 : 0)
    })
  })
}
