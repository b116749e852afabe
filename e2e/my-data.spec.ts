/** I-23: a customer reads what the shop keeps, and takes a copy of it along. */
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { readZip } from '../shop/my-data/testing/read-zip.ts'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import {
  beach,
  expectSaved,
  expectUploaded,
  handedOver,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

test('I-23, CA-111: the copy holds the photo that was uploaded, byte for byte', async ({
  context,
  page,
  shop,
}) => {
  const email = await anAccount(shop.url)
  await takeSession(context, shop.url, await newSession(shop.url, email))
  const photo = await beach()
  await page.goto(smallCanvasPath)
  const kept = handedOver(page)
  await placeFirstPhoto(page, photo)
  await expectUploaded(page)
  await expectSaved(page)
  await kept
  await page.goto('/customer/account/policy')
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Download a copy' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.zip')
  const files = readZip(await readFile(await file.path()))
  expect(files.get('photos/0001 beach.jpg')?.equals(photo.buffer)).toBe(true)
  expect(JSON.parse(String(files.get('account.json'))).customer.email).toBe(email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep about you')
})
