/** What the forms of tickets do (I-10). Each is done once, however often it is pressed. */
import { redirect } from 'react-router'
import {
  CloseTicketDocument,
  OpenTicketDocument,
  ReplyToTicketDocument,
} from '../../generated/client/graphql.ts'
import { actOf } from '../../request/act-field.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { MAX_FILES } from '../../tickets/rules/ticket-file.ts'
import { messageIn, messageProblem, subjectIn, subjectProblem } from '../../tickets/rules/ticket-texts.ts'
import { INTENTS } from '../components/act-answer.ts'
import { FILE_FIELD, FILE_ON_ITS_WAY } from '../components/ticket-file-fields.ts'
import { textIn } from '../rules/account-form.ts'
import type { Acts } from './act.ts'

const WAIT = 'A file is still on its way. Wait until it is there, or remove it.'

export const ticketActs: Acts = {
  async [INTENTS.openTicket]({ api, form }) {
    const subject = subjectIn(textOf(form, 'subject'))
    const written = writtenIn(form)
    const problems = { subject: subjectProblem(subject), ...written.problems }
    if (Object.values(problems).some(Boolean)) return { problems }
    const order_number = textIn(form, 'order') || undefined
    const input = { subject, message: written.message, files: written.files, order_number }
    const asking = api.keyed(await actOf(form, input))
    const { openTicket: ticket } = await asking.send(OpenTicketDocument, { input })
    return redirect(accountPaths.ticket(ticket.number, 'sent'))
  },
  async [INTENTS.replyToTicket]({ api, form, target }) {
    const { problems, message, files } = writtenIn(form)
    if (Object.values(problems).some(Boolean)) return { problems }
    const input = { number: target, message, files }
    await api.keyed(await actOf(form, input)).send(ReplyToTicketDocument, { input })
    return redirect(accountPaths.ticket(target, 'sent'))
  },
  async [INTENTS.closeTicket]({ api, target }) {
    await api.send(CloseTicketDocument, { number: target })
    return redirect(accountPaths.ticket(target, 'closed'))
  },
}

function writtenIn(form: FormData) {
  const message = messageIn(textOf(form, 'message'))
  return {
    message,
    // One more than goes, so that the shop says how many do.
    files: form
      .getAll(FILE_FIELD)
      .map(String)
      .slice(0, MAX_FILES + 1),
    problems: {
      message: messageProblem(message),
      [FILE_FIELD]: form.has(FILE_ON_ITS_WAY) ? WAIT : undefined,
    },
  }
}

const textOf = (form: FormData, field: string) => String(form.get(field) ?? '')
