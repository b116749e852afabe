import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { RenderMail } from '../mail/mail-facts.ts'
import type { Api } from '../request/api.ts'
import type { RequestFacts } from '../request/request.ts'

/** What `shop/entry.server.tsx` exports; taken from the built module, whose contexts are its own instances. */
export interface EntryModule {
  createLoadContext(api: Api, facts: RequestFacts): RouterContextProvider
  renderMail: RenderMail
}

/** A function gives the newest one while developing. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** The storefront's own module, as built or as it is being developed. */
export async function entryOf(build: Build): Promise<EntryModule> {
  const { entry } = typeof build === 'function' ? await build() : build
  // `react-router build` keeps every export of the entry, and types only the one that it calls itself.
  return entry.module as typeof entry.module & EntryModule
}
