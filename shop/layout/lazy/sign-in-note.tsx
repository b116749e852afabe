import { Toast } from '#ui/toast.tsx'
import { type Note, showNote } from '../sign-in-state.ts'

/** What came of signing out, CA-02. */
export function SignInNote({ note: { message, isProblem } }: { note: Note }) {
  return (
    <Toast key={message} kind={isProblem ? 'problem' : 'done'} onClose={() => showNote()}>
      {message}
    </Toast>
  )
}
