/** Design tools, cart, checkout, account and orders of businesses: what they show depends on who looks. */
const PERSONAL = /^\/(uploadchoice|checkout|customer|bulk-order|designtool|[\w-]+-tool)\b/i

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathname)
