import { usePressOutside } from '#ui/use-press-outside.ts'
import { AccountLinks } from './account-links.tsx'

/** C-14, C-17: below the greeting of a desktop and the account toggle of a phone. */
export function AccountPanel({ id, onClose }: { id: string; onClose: () => void }) {
  usePressOutside(id, onClose)
  return (
    <div
      id={id}
      className="absolute top-full right-0 z-1 w-52 rounded-m border border-line bg-raised px-5 py-2 shadow-mid transition-opacity duration-(--base) ease-soft starting:opacity-0"
    >
      <AccountLinks onClose={onClose} />
    </div>
  )
}
