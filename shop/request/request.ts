/** What a page may know about its request beyond the address: nothing else of the server reaches the pages. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { PictureHosts } from '#packages/pictures/cdn-address.ts'
import type { NoticePart } from './third-party-notices.ts'
import type { ThirdPartyServices } from './third-party-services.ts'

export interface RequestFacts {
  /** Scheme and host that shoppers see, without a slash at the end, such as https://keepsake.example. */
  publicUrl: string
  pictures: PictureHosts
  /** Marks the scripts that the content security policy lets run. */
  nonce: string | undefined
  now: Date
  /** The same for every visitor. */
  thirdParty: ThirdPartyServices
  /** Whether photos in HEIC are opened. */
  takesHeic: boolean
  /** Works of others in this build; none while developing. */
  notices: readonly NoticePart[]
  /** Writes what broke to the log. */
  report: (error: unknown) => void
}

export const requestContext = createContext<RequestFacts>()

export function requestFactsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(requestContext)
}
