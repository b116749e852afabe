import { ChoosePasswordDocument, PasswordLinkDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import type { LinkState } from '../components/new-password-form.tsx'
import { newPasswordProblems, passwordIn } from '../rules/account-form.ts'
import { answerForm, done, refused } from './answer-form.ts'

/** H-41. */
const SAVED = 'Your password has been saved successfully.'
const BROKEN_LINK =
  'This link is not whole. Please open it again from the email, or have another one sent to you below.'

/** What the page says of the link that opened it. While the shop cannot tell, the form does when it is sent. */
export async function linkState(api: Api, request: Request): Promise<LinkState> {
  const { customerId, token } = linkIn(request)
  if (!customerId || !token) return 'torn'
  try {
    const { isPasswordLinkOpen } = await api.send(PasswordLinkDocument, { customerId, token })
    return isPasswordLinkOpen ? 'open' : 'over'
  } catch (error) {
    if (isApiError(error)) return 'open'
    throw error
  }
}

function linkIn(request: Request) {
  const { searchParams } = new URL(request.url)
  return { customerId: searchParams.get('id'), token: searchParams.get('token') }
}

/** Sets the password that was chosen with a mailed link (H-14, H-15). */
export async function choosePassword(api: Api, request: Request) {
  const form = await request.formData()
  const { customerId, token } = linkIn(request)
  return answerForm({ api, form, problemsOf: newPasswordProblems }, async (asking) => {
    if (!customerId || !token) return refused(form, { message: BROKEN_LINK })
    await asking.send(ChoosePasswordDocument, { customerId, token, password: passwordIn(form) })
    return done(form, 'done', SAVED)
  })
}
