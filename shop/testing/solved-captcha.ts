import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestShop } from './shop.ts'

/** What a browser sends once it has worked out the shop's sum. Good for one call. */
export async function solvedCaptcha(shop: Pick<TestShop, 'captcha'>): Promise<string> {
  const challenge = await shop.captcha.challenge()
  if (!challenge) throw new Error('Expected the shop to have a sum of its own')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
