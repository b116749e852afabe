import { type Api, createApi } from '../request/api.ts'
import type { Visit } from '../request/visit.ts'
import type { TestShop } from './shop.ts'

/** What pages ask on behalf of a visit, such as `{ token }` of a customer. */
export const apiOfVisit = (shop: Pick<TestShop, 'send'>, visit: Partial<Visit>): Api =>
  createApi(({ query, variables, actKey }) =>
    shop.send(query, variables as object, { ...visit, ...(actKey !== undefined && { actKey }) }),
  )
