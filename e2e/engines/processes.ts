/** Processes that a test starts and ends. */
import type { ChildProcess } from 'node:child_process'

/** Asks again until there is an answer. @throws Error after half a minute */
export async function until<Answer>(ask: () => Promise<Answer> | Answer): Promise<NonNullable<Answer>> {
  const giveUpAt = Date.now() + 30_000
  while (Date.now() < giveUpAt) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Waited half a minute for a browser in vain')
}

/** Ends a process and waits until it is gone. */
export async function processEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(late)
}
