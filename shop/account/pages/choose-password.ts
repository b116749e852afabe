import { ChoosePasswordDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { newPasswordProblems, passwordIn } from '../rules/account-form.ts'
import { answerForm, done, refused } from './answer-form.ts'

/** H-41. */
const SAVED = 'Your password has been saved successfully.'
const BROKEN_LINK =
  'This link is not whole. Please open it again from the email, or have another one sent to you below.'

/** Whether an address has what a mailed link carries. */
export function isWholeLink(request: Request): boolean {
  const { searchParams } = new URL(request.url)
  return Boolean(searchParams.get('id') && searchParams.get('token'))
}

/** Sets the password that was chosen with a mailed link (H-14, H-15). */
export async function choosePassword(api: Api, request: Request) {
  const form = await request.formData()
  const { searchParams } = new URL(request.url)
  const [customerId, token] = [searchParams.get('id'), searchParams.get('token')]
  return answerForm({ api, form, problemsOf: newPasswordProblems }, async (asking) => {
    if (!customerId || !token) return refused(form, { message: BROKEN_LINK })
    await asking.send(ChoosePasswordDocument, { customerId, token, password: passwordIn(form) })
    return done(form, 'done', SAVED)
  })
}
