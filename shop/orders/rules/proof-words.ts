/** What a shopper may say of a proof, and in which words. */
import { type Refusal, refusal } from '../../api/refusal.ts'

/** `approval-wanted` is the shop's question: the press waits for its answer. */
export type ProofDecision = 'approved' | 'change-wanted' | 'approval-wanted'

/** Enough for what is wrong with one picture. */
const MAX_COMMENT_LENGTH = 2_000

export interface ProofAnswer {
  decision: Exclude<ProofDecision, 'approval-wanted'>
  /** Undefined for an approval without words. */
  comment: string | undefined
}

/** @returns a refusal of a change request without words, or of too many words */
export function readProofAnswer(decision: ProofAnswer['decision'], typed: string): ProofAnswer | Refusal {
  const comment = typed.trim() || undefined
  if (decision === 'change-wanted' && comment === undefined) {
    return refusal('graphql-input', 'Please tell us what to change.')
  }
  if (comment !== undefined && comment.length > MAX_COMMENT_LENGTH) {
    return refusal('graphql-input', `Please use at most ${MAX_COMMENT_LENGTH} characters.`)
  }
  return { decision, comment }
}

/** For the history of the order. */
export function answerInWords(position: number, { decision, comment }: ProofAnswer): string {
  const said = decision === 'approved' ? 'Proof approved' : 'Change wanted'
  return `${said} (line ${position})${comment === undefined ? '' : `: ${comment}`}`
}
