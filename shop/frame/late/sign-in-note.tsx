import { useEffect } from 'react'
import { Toast } from '#ui/toast.tsx'
import { type Note, say } from '../sign-in-state.ts'

/** Shell spec §9: long enough to read. */
const MS_FOR_EACH_LETTER = 75

/** What came of signing out, CA-02. A press puts it away. */
export function SignInNote({ note: { message, isProblem } }: { note: Note }) {
  useEffect(() => {
    const timer = setTimeout(say, message.length * MS_FOR_EACH_LETTER)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <Toast kind={isProblem ? 'problem' : 'done'} onPress={() => say()}>
      {message}
    </Toast>
  )
}
