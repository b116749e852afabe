import { expect, it } from 'vitest'
import { canClose, stateAfter, ticketWords } from './ticket-states.ts'
import { messageIn, messageProblem, subjectIn, subjectProblem } from './ticket-texts.ts'

it('I-10: a subject is one line, and a message keeps its lines', () => {
  expect(subjectIn('  Bent corner ')).toBe('Bent corner')
  expect(messageIn(' It came\nbent. ')).toBe('It came\nbent.')
})

it('I-10: what is missing is said with an example', () => {
  expect(subjectProblem('')).toBe('Say in a few words what it is about, such as Bent corner.')
  expect(messageProblem('')).toBe('Write your message.')
})

it('I-10: what is too long is told its length', () => {
  expect(subjectProblem('a'.repeat(120))).toBeUndefined()
  expect(subjectProblem('a'.repeat(121))).toBe(
    'That is 121 characters; at most 120 fit here. Please shorten it.',
  )
  expect(messageProblem('a'.repeat(5000))).toBeUndefined()
  expect(messageProblem('a'.repeat(5001))).toBe(
    'That is 5001 characters; at most 5000 fit here. Please shorten it.',
  )
})

it('I-10: a ticket waits for whoever did not write last, and can be closed once', () => {
  expect([stateAfter('customer'), stateAfter('staff')]).toEqual(['waiting', 'answered'])
  expect((['waiting', 'answered', 'closed'] as const).map(canClose)).toEqual([true, true, false])
  expect(ticketWords).toEqual({ waiting: 'With us', answered: 'Answered', closed: 'Closed' })
})
