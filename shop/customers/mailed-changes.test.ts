/** SH-18: what is told by mail cannot fill a stranger's mailbox, however its address is spelt. */
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { aCustomer, mailsOf, PASSWORD } from './testing.ts'

const shop = await openTestShop()

const MOVE = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } } }`
const CHANGE = `mutation ($current: String!, $next: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $next) { email } }`
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`
const TOO_MANY = /^Too many tries\. Please wait/

test('an email is moved ten times in an hour, to and fro or on and on', async () => {
  const { email, token } = await aCustomer(shop)
  const answers: (string | undefined)[] = []
  for (let round = 0; round < 14; round++) {
    const to = round % 2 === 0 || round > 10 ? 'victim@example.com' : email
    const { errors } = await shop.send(MOVE, { email: to, password: PASSWORD }, { token })
    answers.push(errors?.[0]?.message)
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(undefined))
  for (const answer of answers.slice(10)) expect(answer).toMatch(TOO_MANY)
})

test('of many accounts, one mailbox is written to ten times in an hour', async () => {
  const answers: (string | undefined)[] = []
  for (let account = 0; account < 12; account++) {
    const { token } = await aCustomer(shop)
    const email = `target+${account}@example.com`
    const { errors } = await shop.send(MOVE, { email, password: PASSWORD }, { token })
    answers.push(errors?.[0]?.message)
  }
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(10)
  expect(answers.at(-1)).toMatch(TOO_MANY)
})

test('a password is changed ten times in an hour', async () => {
  const { email } = await aCustomer(shop)
  let current = PASSWORD
  const answers: (string | undefined)[] = []
  for (let round = 0; round < 11; round++) {
    const { generateCustomerToken } = await shop.ask(SIGN_IN, { email, password: current })
    const next = `Sunlit-Bay ${round} again`
    const { errors } = await shop.send(CHANGE, { current, next }, { token: generateCustomerToken.token })
    answers.push(errors?.[0]?.message)
    if (!errors) current = next
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(undefined))
  expect(answers[10]).toMatch(TOO_MANY)
})

test('of accounts that are opened, one mailbox is welcomed ten times a day', async () => {
  const answers: (string | undefined)[] = []
  for (let account = 0; account < 12; account++) {
    const input = {
      firstname: 'Kim',
      lastname: 'Lee',
      email: `wel.come+${account}@gmail.com`,
      password: PASSWORD,
    }
    const { errors } = await shop.send(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
      { input },
      { address: `203.0.113.${account}` },
    )
    answers.push(errors?.[0]?.message)
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(undefined))
  for (const answer of answers.slice(10)) expect(answer).toMatch(TOO_MANY)
})

test('links for new passwords to one mailbox are thirty a day, and codes forty, of all its spellings', async () => {
  const RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'
  const CODE = 'mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }'
  for (const [document, mails] of [
    [RESET, 30],
    [CODE, 40],
  ] as const) {
    const owners = await Promise.all(
      Array.from({ length: 9 }, (_, one) => aCustomer(shop, { email: `${mails}.box+${one}@gmail.com` })),
    )
    await mailsOf(shop)
    for (const { email } of owners) {
      for (let round = 0; round < 5; round++) {
        await shop.send(document, { email }, { address: `198.51.100.${round}` })
      }
    }
    expect(await mailsOf(shop)).toHaveLength(mails)
  }
})
