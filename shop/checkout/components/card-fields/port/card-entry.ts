/**
 * What the checkout asks of the fields that take the card, whichever gateway's they are. Each gateway has a
 * folder beside this one, whose component gives this to its `ref`, and an entry in `card-fields.tsx`.
 */
import type { Ref } from 'react'
import type { Cents } from '#packages/money/money.ts'
import type { CardGateway } from '../../../../generated/client/graphql.ts'

export interface CardEntry {
  /**
   * PE-09: says beside the fields what is wrong, as far as that is known without asking the gateway.
   *
   * @returns whether "Pay" may go on
   */
  check(): boolean
  /**
   * The gateway's token for the card that is typed. Called within the press on "Pay", because the browser opens a payment
   * sheet only then.
   *
   * @returns undefined when the card is not taken as it is: the fields say why, and the focus is with what is wrong
   * @throws when the gateway did not answer; without a token nothing is ever charged
   */
  token(): Promise<string | undefined>
  /** The bank has decided about the token that was sent; of a gateway whose tokens are good once, it is good no more. */
  used?(): void
}

/** Whose card fields they are, as the API tells it. */
export interface CardFieldsOfShop {
  gateway: CardGateway
  /** Null for a gateway without such a key. */
  publishable_key: string | null
  /** Null for a gateway whose key says whose it is. */
  login_id: string | null
  /** Where the test gateway takes a card; null for every other gateway. */
  tokens_url: string | null
  /** No money moves. */
  is_sandbox: boolean
}

export interface CardFieldsProps {
  ref: Ref<CardEntry>
  /** What the gateway's script is opened with, as the API tells it. */
  of: CardFieldsOfShop
  /** What "Pay" charges, above 0. */
  amountCents: Cents
}
