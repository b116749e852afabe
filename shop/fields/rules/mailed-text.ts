/**
 * Whether a text would stand in a mail as a link or as markup. Names and addresses of strangers go into our mails, which
 * could otherwise carry anybody's advertisement to anybody's mailbox.
 */
export const looksLikeLink = (text: string): boolean =>
  /[<>{}\p{Cc}]|:\/\/|\bwww\.|\w\.[a-z]{2,}\//iu.test(text)
