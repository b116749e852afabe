/** Design tools, cart, checkout, account, the identity check, and pages of orders: what they show depends on who looks. */
const PERSONAL =
  /^\/(uploadchoice|checkout|customer|bulk-order|order-(status-tracking|es|cp|bcpb|bps)|proof_order|artwork_view|change_order|write-a-review|validate|designtool|create-your-(rug|own-neon-sign)|[\w-]+-tool)\b/i

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathname)
