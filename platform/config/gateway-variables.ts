/** Variables of the card gateways, and of the identity check. */
import { z } from 'zod'
import {
  AUTHORIZE_NET_CLIENT_KEY,
  AUTHORIZE_NET_LOGIN_ID,
  AUTHORIZE_NET_SIGNATURE_KEY,
  AUTHORIZE_NET_TRANSACTION_KEY,
} from '../payments/authorize-net-settings.ts'
import { PAYFLOW_NAME, PAYFLOW_PASSWORD } from '../payments/payflow-settings.ts'
import {
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../payments/stripe-settings.ts'
import { origin, urlOf, variable } from './variable.ts'

export const gatewayVariables = {
  TEST_GATEWAY_PORT: variable(
    z.coerce.number().int().min(0).max(65_535),
    'a number between 1 and 65535, or 0 for any free port',
  ),
  TEST_GATEWAY_URL: variable(origin(), 'a scheme and a host such as https://test-cards.example'),
  STRIPE_SECRET_KEY: variable(z.string().regex(STRIPE_SECRET_KEY), 'a secret key of Stripe', 'secret'),
  STRIPE_PUBLISHABLE_KEY: variable(
    z.string().regex(STRIPE_PUBLISHABLE_KEY),
    'a publishable key of Stripe',
    'secret',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().regex(STRIPE_WEBHOOK_SECRET),
    'the signing secret of a webhook of Stripe',
    'secret',
  ),
  STRIPE_API_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  STRIPE_IDENTITY_KEY: variable(
    z.string().regex(STRIPE_SECRET_KEY),
    'a restricted or secret key of Stripe',
    'secret',
  ),
  STRIPE_IDENTITY_WEBHOOK_SECRET: variable(
    z.string().regex(STRIPE_WEBHOOK_SECRET),
    'the signing secret of a webhook of Stripe',
    'secret',
  ),
  STRIPE_IDENTITY_API_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  AUTHORIZE_NET_LOGIN_ID: variable(
    z.string().regex(AUTHORIZE_NET_LOGIN_ID),
    'an API login ID of Authorize.Net',
    'secret',
  ),
  AUTHORIZE_NET_TRANSACTION_KEY: variable(
    z.string().regex(AUTHORIZE_NET_TRANSACTION_KEY),
    'a transaction key of Authorize.Net',
    'secret',
  ),
  AUTHORIZE_NET_SIGNATURE_KEY: variable(
    z.string().regex(AUTHORIZE_NET_SIGNATURE_KEY),
    'a signature key of Authorize.Net, 128 hexadecimal digits',
    'secret',
  ),
  AUTHORIZE_NET_CLIENT_KEY: variable(
    z.string().regex(AUTHORIZE_NET_CLIENT_KEY),
    'a public client key of Authorize.Net',
    'secret',
  ),
  AUTHORIZE_NET_ENVIRONMENT: variable(z.enum(['sandbox', 'live']), '"sandbox" or "live"'),
  AUTHORIZE_NET_API_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
  PAYFLOW_PARTNER: variable(z.string().regex(PAYFLOW_NAME), 'a partner name of Payflow'),
  PAYFLOW_VENDOR: variable(z.string().regex(PAYFLOW_NAME), 'a merchant login of Payflow'),
  PAYFLOW_USER: variable(z.string().regex(PAYFLOW_NAME), 'a user name of Payflow'),
  PAYFLOW_PASSWORD: variable(z.string().regex(PAYFLOW_PASSWORD), 'a password of Payflow', 'secret'),
  PAYFLOW_ENVIRONMENT: variable(z.enum(['pilot', 'live']), '"pilot" or "live"'),
  PAYFLOW_API_URL: variable(urlOf('http:', 'https:'), 'an http:// or https:// address'),
}
