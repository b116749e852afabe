import { TextField } from '#ui/field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** I-13: what a card holds, and moving it to the store credit. */
export function GiftCardScreen() {
  return (
    <AccountFrame heading="Gift cards">
      <CodeForm
        heading="What is on a card?"
        lead="You use a card in the cart or at the checkout: type its code there."
        intent={INTENTS.showGiftCard}
        button="Show the balance"
      />
      <CodeForm
        heading="Move it to your store credit"
        lead="All of it moves at once, and does not expire there."
        intent={INTENTS.moveGiftCard}
        button="Move to store credit"
      />
    </AccountFrame>
  )
}

interface CodeFormProps {
  heading: string
  lead: string
  intent: string
  button: string
}

function CodeForm({ heading, lead, intent, button }: CodeFormProps) {
  return (
    <section>
      <h2 className="display mb-2 text-block">{heading}</h2>
      <p className="mb-4 text-ink-2">{lead}</p>
      <ActForm intent={intent} button={button} look="outline" className="grid max-w-[32rem] gap-5">
        {({ problems, typed }) => (
          <TextField
            label="Gift card code"
            name="giftCard"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed.giftCard}
            error={problems.giftCard}
          />
        )}
      </ActForm>
    </section>
  )
}
