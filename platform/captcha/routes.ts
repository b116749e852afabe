import { Hono } from 'hono'
import type { Captcha } from './captcha.ts'

/** `GET /captcha/challenge`: a new challenge for the browser; 404 when it gets its challenges from the provider. */
export function captchaRoutes(captcha: Captcha): Hono {
  return new Hono().get('/captcha/challenge', async (context) => {
    const challenge = await captcha.challenge()
    context.header('cache-control', 'no-store')
    return challenge ? context.json(challenge) : context.notFound()
  })
}
