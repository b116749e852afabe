import { SelectField, TextField } from '#ui/field.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { TicketsShown } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { MessageFields } from './message-fields.tsx'
import { shortDayOf } from './order-in-list.ts'

/** I-10: the form for another ticket, about an order or about none. */
export function NewTicket({ orders, order, act }: Extract<TicketsShown, { kind: 'new' }>) {
  return (
    <AccountFrame heading="Ask us">
      <ActForm intent={INTENTS.openTicket} button="Send" className="grid max-w-[40rem] gap-5">
        {({ problems, typed }) => (
          <>
            {orders.length === 0 ? null : (
              <SelectField
                label="About which order?"
                name="order"
                autoComplete="off"
                defaultValue={typed.order ?? order ?? ''}
                error={problems.order}
              >
                <option value="">None of them</option>
                {orders.map(({ number, order_date }) => (
                  <option key={number} value={number}>
                    {order_date ? `${number}, ${shortDayOf(order_date)}` : number}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              label="Subject"
              name="subject"
              autoComplete="off"
              hint="Such as: A corner came bent"
              defaultValue={typed.subject ?? ''}
              error={problems.subject}
            />
            <MessageFields problems={problems} typed={typed} act={act} />
          </>
        )}
      </ActForm>
    </AccountFrame>
  )
}
