import { SearchBox } from '../../catalogue/components/search-box.tsx'
import type { HostedIndex } from '../../catalogue/rules/hosted-index.ts'
import { AccountArea } from './account-area.tsx'
import { CartLink } from './cart-link.tsx'
import { ChatLauncher } from './chat-launcher.tsx'

/** C-01: search, chat, account and cart. Each of them is a link or a form until it is hydrated. */
export function HeaderTools({ hostedSearch }: { hostedSearch: HostedIndex | undefined }) {
  return (
    <div className="ml-auto flex items-center gap-1 max-[22rem]:gap-0">
      <SearchBox hosted={hostedSearch} />
      <ChatLauncher />
      <AccountArea />
      <CartLink />
    </div>
  )
}
