/** A shopper who goes round in one tab: product, design tool, own photo, cart, and back. */
import { writeFileSync } from 'node:fs'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { expectUploaded, photoOnCanvas } from './design-tool.ts'

/** What the page holds on to, after its garbage has been collected. */
export interface Held {
  /** Blob addresses that were made and not revoked. */
  readonly addresses: number
  /** DOM nodes, also those that no page shows any more. */
  readonly nodes: number
  readonly listeners: number
}

/**
 * Walks the rounds without ever loading the page anew.
 *
 * @returns what was held at the end of each, on the product page
 */
export async function walkRounds(page: Page, rounds: number): Promise<Held[]> {
  await page.addInitScript(countAddresses)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Page.enable')
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true })
  await page.goto('/custom-canvas-print')
  await page.evaluate(() => {
    window.isSameDocument = true
  })
  // Large enough for the tool to make a smaller copy.
  const photo = test.info().outputPath('beach.jpg')
  writeFileSync(photo, await makePhoto({ widthPx: 3000, heightPx: 2400 }))
  const held: Held[] = []
  for (let round = 0; round < rounds; round++) {
    await walkRound(page, session, photo)
    held.push(await heldBy(page, session))
  }
  expect(await page.evaluate(() => window.isSameDocument)).toBe(true)
  return held
}

/** Nothing is held after the last round that was not held after the third. */
export function expectLevel(held: readonly Held[]): void {
  const third = held[2]
  const last = held.at(-1)
  if (!third || !last || held.length < 4) throw new Error('Expected more than three rounds')
  const said = JSON.stringify(held)
  expect(last.addresses, said).toBeLessThanOrEqual(third.addresses)
  expect(last.nodes, said).toBeLessThanOrEqual(third.nodes + SLACK.nodes)
  expect(last.listeners, said).toBeLessThanOrEqual(third.listeners + SLACK.listeners)
}

/** A kept file field has ten nodes, a connection to a database that stays open four listeners. */
const SLACK = { nodes: 20, listeners: 3 }

async function walkRound(page: Page, session: CDPSession, photo: string): Promise<void> {
  await page.getByText('Start Order').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/uploadchoice/)
  await choosePhoto(page, session, photo)
  await expectUploaded(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const anyway = page.getByRole('button', { name: 'Yes, print it like this' })
  const cart = page.getByRole('heading', { level: 1, name: 'Your cart' })
  await expect(anyway.or(cart)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(cart).toBeVisible()
  await page.goBack()
  await expect(photoOnCanvas(page)).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom canvas print' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Not with `setFiles`: Playwright keeps a handle to the field that it fills, and with it the field. */
async function choosePhoto(page: Page, session: CDPSession, photo: string): Promise<void> {
  const asked = new Promise<number>((resolve) =>
    session.once('Page.fileChooserOpened', ({ backendNodeId }) => resolve(backendNodeId ?? Number.NaN)),
  )
  await page.getByRole('button', { name: 'Choose a photo' }).first().click()
  await session.send('DOM.setFileInputFiles', { files: [photo], backendNodeId: await asked })
  await expect(photoOnCanvas(page)).toBeAttached()
}

/**
 * What is held once it stands still. React frees removed nodes on its next render, and one garbage collection may leave some
 * for the next: a page of 270 nodes has been seen to go only with the second. What leaks stays, however long it is waited for.
 */
async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  const readings: Held[] = []
  while (readings.length < MOST_READINGS) {
    await page.waitForTimeout(300)
    await session.send('HeapProfiler.collectGarbage')
    readings.push(await reading(page, session))
    const last = readings.slice(-STILL).map((one) => JSON.stringify(one))
    if (last.length === STILL && new Set(last).size === 1) break
  }
  const held = readings.at(-1)
  if (!held) throw new Error('Expected a reading')
  return held
}

/** So many equal readings in a row count; a page that never stands still is judged by its last. */
const STILL = 3
const MOST_READINGS = 10

async function reading(page: Page, session: CDPSession): Promise<Held> {
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    addresses: await page.evaluate(() => window.openAddresses?.size ?? Number.NaN),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

declare global {
  interface Window {
    openAddresses?: Set<string>
    isSameDocument?: boolean
  }
}

/** Runs in the page before its own scripts. */
function countAddresses(): void {
  const open = new Set<string>()
  const [make, revoke] = [URL.createObjectURL, URL.revokeObjectURL]
  window.openAddresses = open
  URL.createObjectURL = (blob) => {
    const address = make.call(URL, blob)
    open.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => {
    open.delete(address)
    revoke.call(URL, address)
  }
}
