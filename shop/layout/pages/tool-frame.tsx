import { Outlet } from 'react-router'
import { apiOf } from '../../request/api.ts'
import { requestFactsOf } from '../../request/request.ts'
import { Footer } from '../footer.tsx'
import { frameFacts } from '../frame-facts.ts'
import { Header, SkipLink } from '../header.tsx'
import { readMenus } from '../read-menus.ts'
import type { Route } from './+types/tool-frame.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { now, thirdParty } = requestFactsOf(context)
  const [facts, menus] = await Promise.all([frameFacts(api, now, thirdParty), readMenus(api)])
  return { ...facts, menus }
}

/** It does not change while a shopper goes from tool to tool. */
export function shouldRevalidate() {
  return false
}

/** The frame of the design tool, which is a `main` of its own: header above it, footer below the first screen, no offers. */
export default function ToolFrame({ loaderData }: Route.ComponentProps) {
  return (
    <div className="tool-frame">
      <SkipLink />
      <Header menus={loaderData.menus} hostedSearch={loaderData.hostedSearch} />
      <Outlet />
      <Footer facts={loaderData} />
    </div>
  )
}
