/** How the answer to a form on a screen of the account travels. */
import { data } from 'react-router'
import { noSessionCookies } from '../../request/cookies.ts'
import type { ActAnswer } from '../components/act-answer.ts'

/** @param headers  of every answer of the page; a session that is over also ends its cookies (O-10) */
export function answerOfAct(answer: ActAnswer, publicUrl: string, headers: Readonly<Record<string, string>>) {
  const sent = answer.needsSignIn ? noSessionCookies(publicUrl) : new Headers()
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  return data(answer, { status: answer.kind === 'done' ? 200 : 422, headers: sent })
}
