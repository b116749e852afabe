import { useState } from 'react'
import { type CardProblems, cardProblems } from '../rules/card-fields.ts'
import { type CardField, cardFieldOf, cardIn } from './card-in.ts'
import { stillWrong } from './still-wrong.ts'

interface CardChecks {
  problems: CardProblems
  /** Checks what Pay requires. @returns whether all is valid */
  check(form: HTMLFormElement): boolean
  leave(form: HTMLFormElement, box: Element): void
  typeOn(form: HTMLFormElement, box: Element): void
  /** The bank's message beside a field stays until the field changes. */
  refuse(problems: CardProblems): void
}

/** PE-09: the messages beside the fields of the card, by the same rules on blur, on Enter and on Pay. */
export function useCardProblems(): CardChecks {
  const [found, setFound] = useState<CardProblems>({})
  const [refused, setRefused] = useState<CardProblems>({})
  const problemsIn = (form: HTMLFormElement) => cardProblems(cardIn(form), new Date())
  return {
    problems: { ...found, ...refused },
    check(form) {
      const problems = problemsIn(form)
      setFound(problems)
      setRefused({})
      return Object.keys(problems).length === 0
    },
    leave(form, box) {
      const left = cardFieldOf(box)
      if (!left) return
      const problems = problemsIn(form)
      // The length of the code depends on the number; an empty field is no error yet.
      const judged: CardField[] =
        left === 'number' && cardIn(form).securityCode !== '' ? [left, 'securityCode'] : [left]
      setFound((before) => ({
        ...before,
        ...Object.fromEntries(judged.map((field) => [field, problems[field]])),
      }))
    },
    typeOn(form, box) {
      const field = cardFieldOf(box)
      if (!field) return
      setFound((before) => stillWrong(before, problemsIn(form)))
      setRefused(({ [field]: _, ...others }) => others)
    },
    refuse: setRefused,
  }
}
