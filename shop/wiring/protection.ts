/** The shop's limits and its captcha, joined to what counts and configures them. */
import type { Redis } from 'ioredis'
import type pg from 'pg'
import { type Captcha, createCaptcha } from '#platform/captcha/captcha.ts'
import { createProofOfWork } from '#platform/captcha/proof-of-work.ts'
import { createRecaptcha } from '#platform/captcha/recaptcha.ts'
import { createLimits, type Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import { type LimitName, limitWindows } from '../api/limits.ts'
import type { ReadConfiguration } from '../content/commands/configuration-reader.ts'

export interface ProtectionOptions {
  pool: pg.Pool
  /** Where limits are counted instead of in the database, when there is one. */
  redis?: Redis | undefined
  configuration: ReadConfiguration
  secretKey: string
  /** With keys the captcha is reCAPTCHA, without them a sum of our own. */
  recaptcha?: { siteKey: string; secretKey: string; verifyUrl?: string } | undefined
  /** Sums of the captcha; tests take few. */
  captchaTries?: readonly [number, number]
  log: Log
}

const DEFAULT_MINIMUM_SCORE = 0.5

export function createProtection(options: ProtectionOptions): {
  limits: Limits<LimitName>
  captcha: Captcha
} {
  const { pool, redis, log, recaptcha, secretKey } = options
  const limits = createLimits<LimitName>({
    windows: limitWindows,
    store: redis ? { kind: 'redis', client: redis } : { kind: 'postgres', pool },
    onAway: (err) => log.error({ err }, 'Tries are counted by each process for itself: their store is away.'),
  })
  const check = recaptcha
    ? createRecaptcha({
        ...recaptcha,
        onAway: (err) => log.error({ err }, 'reCAPTCHA cannot be reached; its forms are refused.'),
      })
    : createProofOfWork({
        secretKey,
        isFirstUse: async (challenge) => (await limits.take('captcha-use', challenge)).allowed,
        ...(options.captchaTries && { tries: options.captchaTries }),
      })
  return { limits, captcha: createCaptcha(check, () => captchaSettings(options.configuration)) }
}

/** `captcha_forms` names the forms that ask for it, with commas between; without it none does. */
async function captchaSettings(configuration: ReadConfiguration) {
  const values = await configuration()
  const forms = (values.get('captcha_forms') ?? '').split(',').map((form) => form.trim())
  const score = Number(values.get('captcha_minimum_score') ?? DEFAULT_MINIMUM_SCORE)
  return { forms: new Set(forms.filter((form) => form !== '')), minimumScore: score }
}
