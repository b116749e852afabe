/** Demands that no test of the server can show, and what they wait for. Whatever begins with "screen" in the list waits too. */
export const later: Readonly<Record<string, string>> = {
  'H-17': 'the account pages',
  'H-18': 'the page of saved designs; its token is tested as SH-16',
  'H-19': 'the sign-in page',
  'K-14': 'the policy page and the structured data of products; the methods have days of their own',
  'L-06': 'the bulk order page',
  'N-04': 'the pages on which a password is typed twice; the contract sends it once',
  'N-12': 'the pages on which a password is typed twice; the contract sends it once',
  'O-06': 'the toast of pages; the shop’s own API answers 200 and says why',
  'SH-05': 'the sign-in page, which leads back',
  'SH-17': 'the account pages',
  'SH-21': 'toasts; the server sends text only',
  'SH-26': 'links of search hits and offers on pages',
  'SH-27': 'no search service: the shop searches itself',
  'SH-29': 'the cookies of traffic sources',
}
