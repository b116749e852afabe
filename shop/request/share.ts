/** F-29: a link may say what previews of it show, within limits (SH-14). */
import type { PictureHosts } from '#packages/pictures/cdn-address.ts'
import { isPersonal } from './personal-paths.ts'

/** What the address of a page says of its preview. */
export interface Share {
  /** The page that it was said of; on a walk to another page it counts no more. */
  path: string
  /** With scheme and host. */
  image?: string
  description?: string
}

const MAX_LENGTH = 200

/**
 * @returns undefined when the address says nothing, or nothing that may be shown, and on personal pages, which nobody shares:
 *   no answer holds words of its address beside a secret (decision 0023)
 */
export function shareOf({ pathname, searchParams }: URL, hosts: PictureHosts): Share | undefined {
  if (isPersonal(pathname)) return undefined
  const image = ownPicture(searchParams.get('image'), hosts)
  const description = plainText(searchParams.get('description'))
  if (image === undefined && description === undefined) return undefined
  return { path: pathname, ...(image && { image }), ...(description && { description }) }
}

/** CA-53: a picture of this shop, from itself or from the network that its pictures come from. */
function ownPicture(address: string | null, { own, cdn }: PictureHosts): string | undefined {
  const [home] = own
  if (!address || !home || !URL.canParse(address, home)) return undefined
  const { origin, pathname } = new URL(address, home)
  const isOwn = [...own, cdn].some((host) => host !== undefined && new URL(host).origin === origin)
  return isOwn && PICTURE.test(pathname) && !OF_SHOPPERS.test(pathname) ? origin + pathname : undefined
}

/** Everybody can send us a picture: a preview in our name shows none of them, only pictures of the shop. */
const OF_SHOPPERS = /^\/media\/(?!mockup\/sample\/)/
const PICTURE = /\.(avif|jpe?g|png|webp)$/i

/** One line without marks of a program; browsers never see it as anything else, and readers should not either. */
function plainText(text: string | null): string | undefined {
  const plain = (text ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, MAX_LENGTH).join('').trim() || undefined
}
