import { LoaderCircle, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useChat, WRITE_TO_US } from '../use-chat.ts'

/** C-01. Hidden where there is no room for it, such as on the narrowest phones; the menu has it there. */
export function ChatLauncher() {
  const { isLoading, onClick } = useChat()
  const Icon = isLoading ? LoaderCircle : MessageCircle
  return (
    <Link
      to={WRITE_TO_US}
      aria-label="Live chat"
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={onClick}
      className="hidden size-11 place-items-center rounded-full hover:bg-sunk min-[24rem]:grid"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className={isLoading ? 'animate-spin' : undefined} />
    </Link>
  )
}
