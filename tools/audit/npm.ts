import { execFile } from 'node:child_process'

/** What a call of npm printed; `text` is empty when npm was stopped or is not there. */
export interface NpmAnswer {
  succeeded: boolean
  text: string
  /** Why there is no answer, in npm's own words where it has any. */
  failure: string
}

const MAX_BYTES = 64 * 2 ** 20

/**
 * Runs npm in a folder.
 *
 * @param signal  ends the call; the answer then says so in `failure`
 */
export function npm(folder: string, args: readonly string[], signal: AbortSignal): Promise<NpmAnswer> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      // Without retries, because a quick failure is better here.
      [...args, '--fetch-retries=0'],
      { cwd: folder, signal, maxBuffer: MAX_BYTES, shell: process.platform === 'win32' },
      (error, stdout, stderr) => {
        const said = /^npm (?:error|warn audit) (.+)$/m.exec(stderr)?.[1]
        resolve({
          succeeded: error === null,
          text: stdout,
          failure: signal.aborted ? 'it took too long' : (said ?? error?.message.split('\n')[0] ?? ''),
        })
      },
    )
  })
}
