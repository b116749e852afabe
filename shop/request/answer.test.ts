import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { ApiError } from './api.ts'
import { consequenceOf } from './api-errors.ts'

function failureOf(status: number, body: unknown): ApiError {
  try {
    readAnswer(status, typeof body === 'string' ? body : JSON.stringify(body))
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('Expected a failure but the answer was read')
}

describe('what a shopper reads when an answer is no answer of the API', () => {
  it.each([
    ['O-01: a 400 says its message', 400, { message: 'No such city.' }, 'No such city.'],
    ['O-01: parameters of a list go into it', 400, { message: 'No %1', parameters: ['x'] }, 'No x'],
    [
      'O-01: parameters with names go into it',
      400,
      { message: '%a of %b', parameters: { a: 1, b: 2 } },
      '1 of 2',
    ],
    ['SH-21: a parameter is not read again', 400, { message: '%1 %2', parameters: ['%2', 'y'] }, '%2 y'],
    ['O-01: a parameter that nobody sent stays', 400, { message: '100 %off' }, '100 %off'],
    [
      'O-02: a 400 of a broken shop',
      400,
      { message: 'Internal server error' },
      'Record not found, please try again.',
    ],
    ['O-02: a 400 without words', 400, '', 'Record not found, please try again.'],
    [
      'O-02: a 400 whose message is no text',
      400,
      { message: { a: 1 } },
      'Record not found, please try again.',
    ],
    [
      'O-03: a country that nothing goes to',
      400,
      {
        message: 'Invalid value of "%value" provided for the %fieldName field.',
        parameters: { fieldName: 'countryId', value: 'XX' },
      },
      'We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.',
    ],
    [
      'O-06: a 401, whatever it says',
      401,
      { message: 'X' },
      'You are not authorized to perform this action.',
    ],
    ['O-07: any other with a message', 500, { message: 'X %1', parameters: ['y'] }, 'X y'],
    ['O-08: any other without one', 500, '', 'Unknown error, please try after some time.'],
    [
      'O-08: the page of a balancer',
      503,
      '<h1>Down for maintenance</h1>',
      'Unknown error, please try after some time.',
    ],
    ['O-08: an answer that is nothing', 200, 'null', 'Unknown error, please try after some time.'],
    ['O-08: a list', 200, '[]', 'Unknown error, please try after some time.'],
    ['O-15: the noise of a broken server', 200, '<b>Fatal error</b>', 'Invalid json object.'],
    ['O-15: also with a status', 500, 'Uncaught exception in index.php', 'Invalid json object.'],
    ['O-15: a file that may not be read', 403, 'permission denied', 'Invalid json object.'],
    ['O-15: a folder that is not there', 404, 'no such directory', 'Invalid json object.'],
  ])('%s', (_, status, body, sentence) => {
    expect(failureOf(status, body).message).toBe(sentence)
  })

  it.each([200, 400, 500])('an answer of the API is read as it is, with status %i', (status) => {
    expect(readAnswer(status, '{"errors":[{"message":"No."}]}')).toEqual({ errors: [{ message: 'No.' }] })
    expect(readAnswer(status, '{"data":null}')).toEqual({ data: null })
  })
})

describe('what a failure ends', () => {
  it('O-04: a customer who is not there, the session', () => {
    const failure = failureOf(400, {
      message: '%fieldName is required',
      parameters: { fieldName: 'customerId' },
    })
    expect([failure.message, consequenceOf(failure)]).toEqual(['customerId is required', 'sign-out'])
  })

  it.each(['Current customer does not have an active cart.', 'No such entity with %fieldName = %fieldValue'])(
    'O-05, CA-102: a 404 with "%s", the cart alone, without a word',
    (message) => {
      const failure = failureOf(404, { message, parameters: { fieldName: 'cartId', fieldValue: 7 } })
      expect([failure.message, consequenceOf(failure)]).toEqual(['', 'clear-cart'])
    },
  )

  it.each([
    [
      'O-05: the same words with another status',
      400,
      { message: 'Current customer does not have an active cart.' },
    ],
    [
      'O-05: words that only look so once the parameters are in',
      404,
      { message: '%1', parameters: ['Current customer does not have an active cart.'] },
    ],
    ['CA-25: a 401', 401, {}],
    ['O-03: a country that nothing goes to', 400, { message: '', parameters: { fieldName: 'countryId' } }],
  ])('%s ends nothing', (_, status, body) => {
    expect(consequenceOf(failureOf(status, body))).toBeUndefined()
  })
})
