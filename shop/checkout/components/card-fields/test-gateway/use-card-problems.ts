import { useState } from 'react'
import { type CardProblems, cardProblems } from '../../../rules/card-fields.ts'
import { stillWrong } from '../../../rules/still-wrong.ts'
import { type CardField, cardFieldOf, cardIn } from './card-in.ts'

interface CardChecks {
  problems: CardProblems
  /** Checks what Pay requires. @returns whether all is valid */
  check(fields: HTMLElement): boolean
  leave(fields: HTMLElement, box: Element): void
  typeOn(fields: HTMLElement, box: Element): void
  /** The bank's message beside a field stays until the field changes. */
  refuse(problems: CardProblems): void
}

/** PE-09: the messages beside the fields of the card, by the same rules on blur, on Enter and on Pay. */
export function useCardProblems(): CardChecks {
  const [found, setFound] = useState<CardProblems>({})
  const [refused, setRefused] = useState<CardProblems>({})
  const problemsIn = (fields: HTMLElement) => cardProblems(cardIn(fields), new Date())
  return {
    problems: { ...found, ...refused },
    check(fields) {
      const problems = problemsIn(fields)
      setFound(problems)
      setRefused({})
      return Object.keys(problems).length === 0
    },
    leave(fields, box) {
      const left = cardFieldOf(box)
      if (!left) return
      const problems = problemsIn(fields)
      // The length of the code depends on the number; an empty field is no error yet.
      const judged: CardField[] =
        left === 'number' && cardIn(fields).securityCode !== '' ? [left, 'securityCode'] : [left]
      setFound((before) => ({
        ...before,
        ...Object.fromEntries(judged.map((field) => [field, problems[field]])),
      }))
    },
    typeOn(fields, box) {
      const field = cardFieldOf(box)
      if (!field) return
      setFound((before) => stillWrong(before, problemsIn(fields)))
      setRefused(({ [field]: _, ...others }) => others)
    },
    refuse: setRefused,
  }
}
