import { existsSync, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { newId } from '../ids.ts'

export interface Mail {
  to: string
  subject: string
  html: string
  /** The same in plain text, for readers who prefer it and for spam filters. */
  text: string
  /** Letters, digits, dots and dashes; one for each mail that should exist, such as "order-1000001-confirmation". */
  messageId: string
  /** Where answers go, when not to the sender. */
  replyTo?: string | undefined
  /** Address that ends the subscription by a POST alone (RFC 8058); mail programs show a button for it. */
  unsubscribeUrl?: string | undefined
}

export interface Mailer {
  /**
   * Sends a mail. The mail folder stores a mail with the same id once, however often it is sent. A mail server gets
   * every call, always with the same Message-ID, so that a repeated mail can be recognised.
   *
   * @throws when the mail server or the folder does not take it within 30 seconds; send it again later
   */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailOptions {
  /** Where mails go when there is no mail server. */
  folder: string
  /** smtp:// or smtps:// address with user and password. */
  smtpUrl: string | undefined
  /** Sender, such as "Shop <hello@example.com>". */
  from: string
}

export function openMail({ folder, smtpUrl, from }: MailOptions): Mailer {
  return smtpUrl === undefined ? mailFolder(folder, from) : mailServer(smtpUrl, from)
}

function mailServer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
    close: () => transport.close(),
  }
}

/** Every mail as three files: the message as it would be sent, and its two readings for a person to open. */
function mailFolder(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const message = messageOf(mail, from)
      const path = join(folder, `${mail.messageId}.eml`)
      if (existsSync(path)) return
      mkdirSync(folder, { recursive: true })
      const { message: bytes } = await transport.sendMail(message)
      await place(join(folder, `${mail.messageId}.html`), mail.html)
      await place(join(folder, `${mail.messageId}.txt`), mail.text)
      // Last: when it exists, all three do.
      await place(path, Buffer.isBuffer(bytes) ? bytes : String(bytes))
    },
    close() {},
  }
}

function messageOf(mail: Mail, from: string): SendMailOptions {
  if (!/^[\w.-]+$/.test(mail.messageId)) {
    throw new RangeError(
      `Expected messageId to be letters, digits, dots and dashes but received ${mail.messageId}`,
    )
  }
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const { to, subject, html, text, replyTo, unsubscribeUrl } = mail
  return {
    from,
    to,
    subject,
    html,
    text,
    ...(replyTo !== undefined && { replyTo }),
    messageId: `<${mail.messageId}@${domain}>`,
    ...(unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
  }
}

async function place(path: string, contents: string | Buffer) {
  const draft = `${path}.${newId()}.draft`
  await writeFile(draft, contents)
  await rename(draft, path)
}
