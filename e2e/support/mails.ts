import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The newest mail of the shop to somebody, as its plain text; waits until it is there. */
export async function mailTo(dataDir: string, email: string, subject: RegExp): Promise<string> {
  let found: string | undefined
  const find = () => {
    const folder = join(dataDir, 'mail')
    const mails = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    found = mails.find((one) => one.includes(`To: ${email}`) && subject.test(subjectOf(one)))
    return found
  }
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  // Long lines of a mail are broken by "=", and an equals sign is written as its number.
  const text = found ?? ''
  return text
    .slice(text.indexOf('\n\n'))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
}

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? ''
