import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'
import { solvedCaptcha } from '../testing/solved-captcha.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { forwardToStaff } from './commands/forward-to-staff.ts'
import { forwardMessageJob } from './jobs/names.ts'
import { contactMessages } from './tables.ts'

const shop = await openTestShop()

describe('E-01, CA-110: writing to the shop', () => {
  const CONTACT = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }'
  const contact = (parts: object = {}, visit: object = {}) =>
    shop.send(
      CONTACT,
      { input: { name: 'Mia', email: 'mia@example.com', comment: 'Where is it?\nThank you', ...parts } },
      visit,
    )

  test('is kept, and mailed to staff so that answering answers the writer', async () => {
    expect((await contact()).data).toEqual({ contactUs: { status: true } })
    const [kept] = await shop.db.select().from(contactMessages)
    expect(kept).toMatchObject({ name: 'Mia', email: 'mia@example.com', comment: 'Where is it?\nThank you' })
    const sent: Mail[] = []
    const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
    for (const { messageId } of await takeJobs(shop, forwardMessageJob)) await forwardToStaff(deps, messageId)
    expect(sent).toMatchObject([{ to: 'hello@keepsake.example', replyTo: 'mia@example.com' }])
    expect(sent[0]?.text).toContain('Where is it?')
  })

  test.each<[object, string]>([
    [{ name: ' ' }, 'Required parameter "name" is missing'],
    [{ comment: '' }, 'Required parameter "comment" is missing'],
    [{ email: 'mia@' }, '"mia@" is not a valid email address.'],
    [{ telephone: '12' }, 'Please enter a valid phone.'],
  ])('%j is refused', async (parts, message) => {
    expect((await contact(parts)).errors?.[0]).toMatchObject({
      message,
      extensions: { category: 'graphql-input' },
    })
  })

  test('SH-19: asks for the captcha when staff want it, and tells clients so', async () => {
    const FORM =
      '{ recaptchaFormConfig(formType: CONTACT) { is_enabled configurations { re_captcha_type } } }'
    expect((await shop.ask(FORM)).recaptchaFormConfig.is_enabled).toBe(false)
    await configure(shop, { captcha_forms: 'CONTACT' })
    expect((await contact()).errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again')
    expect((await contact({}, { captcha: await solvedCaptcha(shop) })).errors).toBeUndefined()
    expect((await shop.ask(FORM)).recaptchaFormConfig).toEqual({
      is_enabled: true,
      configurations: { re_captcha_type: 'INVISIBLE' },
    })
    const { recaptchaV3Config } = await shop.ask('{ recaptchaV3Config { is_enabled website_key forms } }')
    // The shop's own sum is not reCAPTCHA's: a client that only knows that must not load it.
    expect(recaptchaV3Config).toEqual({ is_enabled: false, website_key: '', forms: ['CONTACT'] })
    await configure(shop, { captcha_forms: '' })
  })

  test('one address may not flood it', async () => {
    const tries = []
    for (let i = 0; i < 6; i++) tries.push(await contact({ name: '' }, { address: '203.0.113.5' }))
    expect(tries.at(-1)?.errors?.[0]?.message).toBe('Too many tries. Please wait a moment and try again.')
  })
})
