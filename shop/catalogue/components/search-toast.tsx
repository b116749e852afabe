import { useState } from 'react'
import { Toast } from '#ui/toast.tsx'

/** O-25: what a search says of what was typed. */
export function SearchToast({ children }: { children: string }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <Toast kind="problem" onClose={() => setShown(false)}>
      {children}
    </Toast>
  )
}
