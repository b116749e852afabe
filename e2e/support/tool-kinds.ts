/** Tools that differ by their code, each designed as a shopper does it: key by key, with a photo of a phone. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { chooseWith, expectSaved, expectUploaded } from './design-tool.ts'

export interface ToolKind {
  readonly name: string
  readonly path: string
  design(page: Page): Promise<void>
  /** Holds for what has been designed, in this browser and in any other that opens it. */
  expectDesigned(page: Page): Promise<void>
  /** What the cart says of it. */
  readonly inCart: string
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const press = (page: Page, name: string | RegExp) => radio(page, name).locator('..').click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const lines = (page: Page) => page.getByRole('textbox', { name: /^Line \d+$/ })
const prints = (page: Page) => page.locator('.tool-flat image')

/** In HEIC, which no browser but Safari shows by itself. */
async function placePhoto(page: Page) {
  const photo = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer: readFileSync(heicFile('phone')) }
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
  await expectUploaded(page)
  await expect(prints(page).first()).toHaveAttribute('href', /display\.jpg/)
}

/** At a desk some stand beside the photo, on a phone each has a tab. */
async function openTab(page: Page, name: string) {
  if (await tab(page, name).isVisible()) await tab(page, name).click()
}

export const toolKinds: readonly ToolKind[] = [
  {
    name: 'a frame to measure',
    path: '/customframe-tool',
    inCart: '31 × 47 cm',
    async design(page) {
      await placePhoto(page)
      await openTab(page, 'Size')
      for (const [name, cm] of [
        ['Width in cm', '31'],
        ['Height in cm', '47'],
      ] as const) {
        await page.getByRole('textbox', { name }).focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(cm, { delay: 15 })
        await page.keyboard.press('Tab')
      }
    },
    expectDesigned: (page) => expect(page.locator('.tool-foot')).toContainText('31 × 47 cm'),
  },
  {
    name: 'a clock with numerals',
    path: '/wallclock-tool',
    inCart: '20 cm round',
    async design(page) {
      await placePhoto(page)
      await openTab(page, 'Numerals')
      await press(page, 'I to XII')
    },
    expectDesigned: (page) => expect(page.locator('.tool-flat :is(path, g)[fill="#1e2a25"]')).toHaveCount(12),
  },
  {
    name: 'a bus roll',
    path: '/busroll-tool',
    inCart: 'Paper',
    async design(page) {
      await page.getByRole('button', { name: 'start with empty lines' }).click()
      await expect(lines(page).first()).toBeFocused()
      await page.keyboard.type('Bondi', { delay: 15 })
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('Coogee', { delay: 15 })
    },
    async expectDesigned(page) {
      await expect(lines(page)).toHaveCount(2)
      await expect(lines(page).last()).toHaveValue(/^coogee$/i)
    },
  },
  {
    name: 'a canvas of several panels',
    path: '/uploadchoice?sku=SPLIT-3X30X60-L-D38-MIRROR-MATTE',
    inCart: '3 panels',
    async design(page) {
      await placePhoto(page)
      await tab(page, 'Edge').click()
      await press(page, /Mirror wrap/)
    },
    expectDesigned: (page) => expect(page.locator('.tool-board rect[stroke-dasharray]')).toHaveCount(3),
  },
  {
    name: 'a blanket that repeats its photo',
    path: '/photoblanket-tool',
    inCart: 'cm',
    async design(page) {
      await placePhoto(page)
      await openTab(page, 'Repeat')
      await press(page, 'Staggered')
    },
    expectDesigned: (page) => expect(prints(page).nth(8)).toBeAttached(),
  },
]

/** Opens the tool, designs, and waits until the shop has it. */
export async function designed(page: Page, kind: ToolKind): Promise<void> {
  await page.goto(kind.path)
  await kind.design(page)
  await kind.expectDesigned(page)
  await expectSaved(page)
}
