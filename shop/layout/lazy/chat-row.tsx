import { LoaderCircle, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useChat, WRITE_TO_US } from '../use-chat.ts'

/** C-01: the chat in the menu of a phone. The menu closes once the chat opens, because it would cover it. */
export function ChatRow({ onClose }: { onClose: () => void }) {
  const { isLoading, onClick } = useChat(onClose)
  const Icon = isLoading ? LoaderCircle : MessageCircle
  return (
    <Link
      to={WRITE_TO_US}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={onClick}
      className="flex min-h-11 items-center gap-2.5"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className={isLoading ? 'animate-spin' : undefined} />
      Live chat
    </Link>
  )
}
