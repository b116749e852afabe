import { createApi, type GraphqlAnswer } from '../../api.ts'

/** The API as the browser reaches it by itself: the way under /caching adds the customer's token, which scripts never see. */
export const cachingApi = createApi(async ({ query, variables, signal }) => {
  const response = await fetch('/caching/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: signal ?? null,
  })
  return (await response.json()) as GraphqlAnswer
})
