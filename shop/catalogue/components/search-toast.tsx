import { useEffect, useState } from 'react'
import { Toast } from '#ui/toast.tsx'

/** O-25: a toast stays as long as reading it takes, and goes when it is pressed. */
const READING_MS_PER_CHARACTER = 75

export function SearchToast({ children }: { children: string }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), children.length * READING_MS_PER_CHARACTER)
    return () => clearTimeout(timer)
  }, [children])
  if (!isShown) return null
  return (
    <Toast kind="problem" onPress={() => setShown(false)}>
      {children}
    </Toast>
  )
}
