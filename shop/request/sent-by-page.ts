/**
 * Whether the script of a page has sent its form, so that the page and what is typed in it stay. Otherwise the browser
 * itself has, and shows the answer in the place of the page.
 */
export const isSentByPage = (request: Request): boolean =>
  ['cors', 'same-origin'].includes(request.headers.get('sec-fetch-mode') ?? '')
