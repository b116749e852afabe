/**
 * Names and addresses of strangers go into our mails, which could otherwise carry anybody's advertisement to anybody's mailbox.
 * Mail programs make a link even of a bare `evil.com`.
 */

/**
 * Whether a text would stand in a mail as a link or as markup. For the names of companies, and for streets, which have them,
 * this is all that is asked: some are called `Booking.com`, and their parcels have to find them. These stand within the
 * address of an order alone, never in a subject or a greeting.
 */
export const looksLikeLink = (text: string): boolean => /[<>{}\p{Cc}]/u.test(text) || LINK.test(text)

const LINK = /:\/\/|\bwww\.|\w\.[a-z]{2,}\//iu

/**
 * Whether a text has a link, markup, or a web address as such in it: for names of people, for towns, and for whatever else
 * of strangers goes into a mail.
 *
 * @param text  tidied, of bounded length
 * @example holdsWebAddress('Win at evil.com') // true
 * @example holdsWebAddress('J.R.R.Tolkien') // false
 */
export const holdsWebAddress = (text: string): boolean => looksLikeLink(text) || hasDomain(text)

/**
 * Whether a mail program would make a link of a part of a message: of several lines, in which `I <3 you` stands for what it
 * says, since mails escape it.
 *
 * @param text  of bounded length
 */
export const messageHoldsLink = (text: string): boolean => LINK.test(text) || hasDomain(text)

/**
 * The endings that most web addresses, and most of those in advertisements, have. It is not the public list of all 1,400, as
 * packages have it: that has `kim`, `ford`, `abbott`, `ltd` and `sydney` in it, and would refuse Dr.Kim and Pty.Ltd. A rare
 * ending passes, and a name never fails. None of these is a name.
 */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|xyz|online|site|website|shop|store|club|click|link|icu|buzz|cyou|rest|app|dev|cloud|tech|top|vip|live|bid|stream|download|review|trade|space|fun|mobi|sbs|lol|zip|mov|quest|cfd|monster|digital|email|support|agency|finance|casino|bet|wiki|blog|media|рф'

/** Of countries and others, which are short names and particles, too: J.de Boer, Mrs.Au, U.Win. */
const ENDINGS_IN_NAMES =
  'au|nz|uk|us|ca|cn|in|ru|de|fr|nl|eu|it|es|pl|br|jp|io|co|me|tv|cc|ai|ws|tk|ml|ga|cf|gq|pw|sh|gg|win|loan|men|date|life|world|today|bond|pro|page|one|love|money|news|lat'

/** What stands before a name with a point of its own: an initial or a title. */
const BEFORE_NAMES = /^(?:\p{L}|mr|mrs|ms|mx|dr|prof|rev|fr|sr|st|ste|hon|capt|col|lt|sgt)$/iu

/** A label and its point, and behind it an ending. Points of full width are read as points, as browsers do. */
const DOMAIN = new RegExp(
  `([\\p{L}\\p{N}-]{1,63})[.。．｡․﹒](?=(?:(?:${ENDINGS})|(${ENDINGS_IN_NAMES}))(?![\\p{L}\\p{N}]))`,
  'giu',
)

const hasDomain = (text: string): boolean =>
  [...text.matchAll(DOMAIN)].some(
    ([, label = '', inNames]) => inNames === undefined || !BEFORE_NAMES.test(label),
  )
