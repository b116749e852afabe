import { AccountFrame } from './account-frame.tsx'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** I-12. */
export function NewsletterScreen({ isSubscribed }: { isSubscribed: boolean }) {
  return (
    <AccountFrame heading="Newsletter">
      <ActForm
        intent={INTENTS.saveNewsletter}
        button="Save"
        look="outline"
        className="grid max-w-[32rem] gap-5"
      >
        {() => (
          <label className="flex gap-3">
            <input
              // What was saved last is where the next change begins.
              key={String(isSubscribed)}
              type="checkbox"
              name="newsletter"
              value="yes"
              defaultChecked={isSubscribed}
              className="mt-0.5 size-5 shrink-0 accent-(--brand)"
            />
            <span>Send me offers and news by email. I can stop them at any time.</span>
          </label>
        )}
      </ActForm>
    </AccountFrame>
  )
}
