/** What the forms of the settings do (I-22). */
import { redirect } from 'react-router'
import {
  CloseAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from '../../generated/client/graphql.ts'
import { flashCookie, noSessionCookies } from '../../request/cookies.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { INTENTS } from '../components/act-answer.ts'
import { passwordIn } from '../rules/account-form.ts'
import type { Acts } from './act.ts'

export const settingsActs: Acts = {
  async [INTENTS.endSession]({ api, target }) {
    const { endSession: isEnded } = await api.send(EndSessionDocument, { id: target })
    return redirect(accountPaths.settings(isEnded ? 'one' : 'gone'))
  },
  async [INTENTS.endOtherSessions]({ api }) {
    const { endOtherSessions: count } = await api.send(EndOtherSessionsDocument, {})
    return redirect(accountPaths.settings(count === 0 ? 'none' : 'others'))
  },
  async [INTENTS.closeAccount]({ api, form, publicUrl }) {
    const password = passwordIn(form)
    if (password === '') return { problems: { password: 'Type your password.' } }
    if (!form.has('sure')) {
      return { problems: { sure: 'Tick that you have read what happens, and press again.' } }
    }
    await api.send(CloseAccountDocument, { password })
    const headers = noSessionCookies(publicUrl)
    headers.append(
      'set-cookie',
      flashCookie('Your account is closed. We have written you an email that says so.', publicUrl),
    )
    return redirect(paths.signIn(), { headers })
  },
}
