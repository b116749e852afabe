import type { ComponentType, Ref } from 'react'
import type { Cents } from '#packages/money/money.ts'
import type { CardGateway } from '../../../generated/client/graphql.ts'
import { AuthorizeNetFields } from './authorize-net/authorize-net-fields.tsx'
import type { CardEntry, CardFieldsOfShop, CardFieldsProps } from './port/card-entry.ts'
import { LazyFields } from './port/lazy-fields.tsx'
import { StripeFields } from './stripe/stripe-fields.tsx'
import { TestFields } from './test-gateway/test-fields.tsx'

const payflowFields = async () => (await import('./payflow/payflow-fields.tsx')).PayflowFields

const fieldsOf: Record<CardGateway, ComponentType<CardFieldsProps>> = {
  TEST: TestFields,
  STRIPE: StripeFields,
  AUTHORIZE_NET: AuthorizeNetFields,
  PAYFLOW: (props) => <LazyFields {...props} load={payflowFields} />,
}

interface Props {
  ref: Ref<CardEntry>
  of: CardFieldsOfShop
  amountCents: Cents
}

/** The fields for a card of the gateway that the shop has open. */
export function CardFields({ ref, of, amountCents }: Props) {
  const Fields = fieldsOf[of.gateway]
  return <Fields ref={ref} of={of} amountCents={amountCents} />
}
