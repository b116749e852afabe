import { expect, test } from 'vitest'
import { newId, shortReference } from './ids.ts'
import { createSigner } from './sign.ts'

const key = 'a key of more than thirty-two characters'

test('a signed value comes back, a changed one does not', () => {
  const signer = createSigner(key, 'cart cookie')
  const signed = signer.sign('cart.42')
  expect(signer.verify(signed)).toBe('cart.42')
  expect(signer.verify(signed.replace('42', '43'))).toBeUndefined()
  expect(signer.verify(`${signed}x`)).toBeUndefined()
  expect(signer.verify('cart')).toBeUndefined()
})

test('a value signed for one purpose or key is worthless for another', () => {
  const signed = createSigner(key, 'cart cookie').sign('42')
  expect(createSigner(key, 'media address').verify(signed)).toBeUndefined()
  expect(createSigner(`${key}!`, 'cart cookie').verify(signed)).toBeUndefined()
})

test('ids are 32 letters and digits and do not repeat', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(shortReference(6)).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
})
