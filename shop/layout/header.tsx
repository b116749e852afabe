import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { Logo } from '../brands/logo.tsx'
import type { HostedIndex } from '../catalogue/rules/hosted-index.ts'
import { paths } from '../routing/paths.ts'
import { isBlogPage, type Menus } from './menu.ts'
import { useStuck } from './use-stuck.ts'

const HeaderTools = hydrateLazily(() =>
  import('./lazy/header-tools.tsx').then((module) => module.HeaderTools),
)
const PlainMenu = hydrateLazily(() => import('./lazy/plain-menu.tsx').then((module) => module.PlainMenu))
const MenuBar = hydrateLazily(() => import('./lazy/menu-bar.tsx').then((module) => module.MenuBar))
const loadMenu = () => import('./lazy/menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer)

interface HeaderProps {
  menus: Menus
  /** C-41: decides where a search is sent. */
  hostedSearch?: HostedIndex | undefined
}

/** C-01, C-18: on a desktop the header is sticky after 220 px of scrolling; its space stays reserved. */
export function Header({ menus, hostedSearch }: HeaderProps) {
  const { mark, stuck } = useStuck()
  const { pathname } = useLocation()
  const menu = useLazyPart(loadMenu)
  const blog = isBlogPage(pathname) ? menus.blog : undefined
  return (
    <>
      <span ref={mark} aria-hidden className="absolute top-[220px] h-px w-px" />
      <header
        data-stuck={stuck || undefined}
        className="sticky top-0 z-20 short:static noscript:relative border-b border-line bg-paper lg:relative lg:data-stuck:sticky"
      >
        <div className="container-page flex min-h-15.5 items-center gap-1 max-[22rem]:gap-0 lg:min-h-19 lg:gap-9">
          <PlainMenu departments={menus.departments} blog={blog} />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={menu.Part !== undefined}
            {...menu.intent}
            onClick={() => menu.open()}
            className="-ml-3 grid size-11 place-items-center rounded-full hover:bg-sunk noscript:hidden @min-[64rem]:hidden"
          >
            <Menu size={20} strokeWidth={1.5} aria-hidden />
            <span className="sr-only">Menu</span>
          </button>
          <Logo home={paths.home()} />
          <MenuBar departments={menus.departments} blog={blog} />
          <HeaderTools hostedSearch={hostedSearch} />
        </div>
        {menu.Part ? <menu.Part departments={menus.departments} blog={blog} onClose={menu.close} /> : null}
      </header>
    </>
  )
}

/** First in the tab order, seen only when it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-m focus:bg-raised focus:px-4 focus:py-3 focus:font-semibold focus:shadow-mid"
    >
      Skip to content
    </a>
  )
}
