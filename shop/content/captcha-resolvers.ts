import type { QueryResolvers, ReCaptchaFormEnum } from '../generated/resolvers.ts'

/** The forms that may ask for a captcha, by the contract's names. */
const forms: readonly ReCaptchaFormEnum[] = [
  'PLACE_ORDER',
  'CONTACT',
  'CUSTOMER_LOGIN',
  'CUSTOMER_FORGOT_PASSWORD',
  'CUSTOMER_CREATE',
  'CUSTOMER_EDIT',
  'NEWSLETTER',
  'PRODUCT_REVIEW',
  'SENDFRIEND',
  'BRAINTREE',
  'RESEND_CONFIRMATION_EMAIL',
]

const FAILED = 'ReCaptcha validation failed, please try again'
const AWAY = 'The captcha could not be reached. Please try again in a moment.'

export const captchaQueries: Pick<QueryResolvers, 'recaptchaV3Config' | 'recaptchaFormConfig'> = {
  async recaptchaV3Config(_, _arguments, { captcha }) {
    const settings = await captcha.settings()
    const asking = forms.filter((form) => settings.forms.has(form))
    return {
      // The shop's own puzzle is not reCAPTCHA: a client that only knows reCAPTCHA must not load it.
      is_enabled: captcha.kind === 'recaptcha' && asking.length > 0,
      website_key: captcha.websiteKey,
      minimum_score: settings.minimumScore,
      badge_position: 'inline',
      failure_message: FAILED,
      theme: 'light',
      language_code: 'en',
      forms: asking,
    }
  },

  async recaptchaFormConfig(_, { formType }, { captcha }) {
    const settings = await captcha.settings()
    if (!settings.forms.has(formType)) return { is_enabled: false, configurations: null }
    return {
      is_enabled: true,
      configurations: {
        re_captcha_type: captcha.kind === 'recaptcha' ? 'RECAPTCHA_V3' : 'INVISIBLE',
        website_key: captcha.websiteKey,
        theme: 'light',
        validation_failure_message: FAILED,
        technical_failure_message: AWAY,
        badge_position: 'inline',
        language_code: 'en',
        minimum_score: settings.minimumScore,
      },
    }
  },
}
