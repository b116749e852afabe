/** What accounts, the newsletter, lists and pages refuse, in the contract's words (§3.3), through the door of clients. */
import { describe, test } from 'vitest'
import { aCustomer, linkIn, mailsOf, PASSWORD } from '../customers/testing.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'
import { expectTold, type Occasions, openDoor } from './testing/told.ts'
import { messagesOfCustomers, messagesOfTheShop } from './written/messages.ts'

const shop = await openTestShop()
const { answerTo, told, toldBy } = await openDoor(shop)

const person = { firstname: 'Robin', lastname: 'Marsh', password: PASSWORD }
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`
const NEW_PASSWORD = `mutation ($current: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: "Another-Bay 43") { id } }`
const RESET = `mutation ($email: String, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }'
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }'

const reset = (parts: object) =>
  told(RESET, { email: 'robin@example.com', token: 'wrong', password: PASSWORD, ...parts })
const home = {
  firstname: 'Robin',
  lastname: 'Marsh',
  street: ['12 Harbour Street'],
  city: 'Ballina',
  region: { region_code: 'NSW' },
  postcode: '2478',
  country_code: 'AU',
  telephone: '0400 000 000',
}
async function aCustomerWithAddress() {
  const customer = await aCustomer(shop)
  const create = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`
  const { data } = await answerTo(create, { input: home }, customer)
  return { ...customer, addressId: data.createCustomerAddress.id }
}
/** Accounts must be confirmed only while this runs. */
async function whileConfirming<Result>(run: () => Promise<Result>): Promise<Result> {
  await configure(shop, { create_account_confirmation: '1' })
  try {
    return await run()
  } finally {
    await configure(shop, { create_account_confirmation: '0' })
  }
}
const signUp = (email: string) =>
  answerTo('mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }', {
    input: { ...person, email },
  })

const customers: Occasions<typeof messagesOfCustomers> = {
  "The current customer isn't authorized.": () => told('{ customer { firstname } }'),
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    () => told(SIGN_IN, { email: 'nobody@example.com', password: PASSWORD }),
  "This account isn't confirmed. Verify and try again.": () =>
    whileConfirming(async () => {
      await signUp('waiting@example.com')
      return told(SIGN_IN, { email: 'waiting@example.com', password: PASSWORD })
    }),
  'A customer with the same email address already exists in an associated website.': async () => {
    const { email } = await aCustomer(shop)
    return toldBy('createCustomer', { ...person, email })
  },
  '"<value>" is not a valid email address.': () => toldBy('createCustomer', { ...person, email: 'robin@' }),
  'Required parameters are missing: First Name, Last Name': () =>
    toldBy('createCustomer', { email: 'nameless@example.com', password: PASSWORD }),
  'Invalid login or password.': async () =>
    told(NEW_PASSWORD, { current: 'Wrong-1234' }, await aCustomer(shop)),
  'The account is locked.': async () => {
    const customer = await aCustomer(shop)
    for (let tries = 0; tries < 5; tries++) await told(NEW_PASSWORD, { current: 'Wrong-1234' }, customer)
    return told(NEW_PASSWORD, { current: PASSWORD }, customer)
  },
  "Cannot set the customer's password": () => reset({}),
  'You must specify an email address.': () => reset({ email: '' }),
  'The email address has an invalid format.': () => reset({ email: 'robin' }),
  'resetPasswordToken must be specified': () => reset({ token: '' }),
  'newPassword must be specified': () => reset({ password: '' }),
  'This address is set as default address and can not be deleted.': async () => {
    const { addressId, token } = await aCustomerWithAddress()
    return told(DELETE, { id: addressId }, { token })
  },
  'Could not find a address with ID "<id>"': async () => told(DELETE, { id: 987_654 }, await aCustomer(shop)),
  'The confirmation token is invalid. Verify the token and try again.': () =>
    told(CONFIRM, { input: { email: 'nobody@example.com', confirmation_key: 'wrong' } }),
  'The account is already active.': () =>
    whileConfirming(async () => {
      await signUp('active@example.com')
      const confirmation_key = linkIn((await mailsOf(shop, 'active@example.com'))[0]).get('key')
      const input = { email: 'active@example.com', confirmation_key }
      await answerTo(CONFIRM, { input })
      return told(CONFIRM, { input })
    }),
  "Confirmation isn't needed.": () =>
    told('mutation { resendConfirmationEmail(email: "robin@example.com") }'),
}

const subscribe = (email: string) => toldBy('subscribeEmailToNewsletter', email)

const others: Occasions<typeof messagesOfTheShop> = {
  'Requested store is not found': () => told('{ __typename }', {}, { store: 'mars_au' }),
  'Enter a valid email address.': () => subscribe('robin'),
  'This email address is already subscribed.': async () => {
    const email = 'reader@example.com'
    await answerTo('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', {
      email,
    })
    await shop.db.update(newsletterSubscriptions).set({ status: 'SUBSCRIBED' })
    return subscribe(email)
  },
  'pageSize value must be greater than 0.': () =>
    told('{ products(search: "a", pageSize: 0) { total_count } }'),
  'currentPage value must be greater than 0.': () =>
    told('{ products(search: "a", currentPage: 0) { total_count } }'),
  'currentPage value <page> specified is greater than the <pages> page(s) available.': () =>
    told('{ products(search: "canvas", currentPage: 99) { total_count } }'),
  "'search' or 'filter' input argument is required.": () => told('{ products(pageSize: 5) { total_count } }'),
  'The CMS page with the "<id>" ID doesn\'t exist.': () => told('{ cmsPage(identifier: "none") { title } }'),
  'The CMS block with the "<id>" ID doesn\'t exist.': () =>
    told('{ cmsBlocks(identifiers: ["none"]) { items { title } } }'),
  "The country isn't available.": () => told('{ country(id: "NZ") { id } }'),
  'ReCaptcha validation failed, please try again': async () => {
    await configure(shop, { captcha_forms: 'CONTACT' })
    const input = { name: 'Mia', email: 'mia@example.com', comment: 'Hello' }
    const answer = await toldBy('contactUs', input)
    await configure(shop, { captcha_forms: '' })
    return answer
  },
}

describe('§3.3: accounts refuse in the contract’s words', () => {
  test.each(Object.entries(messagesOfCustomers))('%s', async (written, category) => {
    expectTold(await customers[written as keyof typeof customers](), written, category)
  })
})

describe('§3.3: so does everything around the shop', () => {
  test.each(Object.entries(messagesOfTheShop))('%s', async (written, category) => {
    expectTold(await others[written as keyof typeof others](), written, category)
  })
})
