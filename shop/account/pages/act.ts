/** What a form on a screen of the account asks for, and what comes of it. */
import type { Api } from '../../request/api.ts'
import type { ActAnswer } from '../components/act-answer.ts'

export interface Act {
  api: Api
  form: FormData
  /** What the form is about. */
  target: string
  publicUrl: string
}

/** A sentence for the shopper, why nothing was done, or another page. */
export type Done = string | Partial<Pick<ActAnswer, 'problems' | 'message'>> | Response

/** By what forms ask for. */
export type Acts = Readonly<Record<string, (act: Act) => Promise<Done>>>
