import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type Mail, openMail } from './mail.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const from = 'Shop <hello@shop.example>'
const mail: Mail = {
  to: 'mia@example.com',
  subject: 'Your canvas is on its way',
  html: '<p>Order 1000001 · 40 × 60 cm</p>',
  text: 'Order 1000001 · 40 × 60 cm',
  messageId: 'order-1000001-confirmation',
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  folders.push(folder)
  return folder
}

/** A mail server that takes everything, or greets nobody. */
async function startServer(greets: boolean) {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    if (!greets) return socket.end('421 too busy, come back later\r\n')
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (!isData) socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n')
        else if (line === '.') socket.write('250 taken\r\n')
        else received.push(line)
        isData = isData ? line !== '.' : line === 'DATA'
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}

test('a mail without a mail server lies in the folder, readable', async () => {
  const folder = newFolder()
  await openMail({ folder, smtpUrl: undefined, from }).send(mail)
  expect(readdirSync(folder).sort()).toEqual(
    ['eml', 'html', 'txt'].map((end) => `order-1000001-confirmation.${end}`),
  )
  const message = readFileSync(join(folder, 'order-1000001-confirmation.eml'), 'utf8')
  expect(message).toContain('Message-ID: <order-1000001-confirmation@shop.example>')
  expect(message).toContain('To: mia@example.com')
  expect(readFileSync(join(folder, 'order-1000001-confirmation.txt'), 'utf8')).toBe(mail.text)
})

test('the same mail sent twice, even at once, is there once and unchanged', async () => {
  const folder = newFolder()
  const mailer = openMail({ folder, smtpUrl: undefined, from })
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  const first = readFileSync(join(folder, 'order-1000001-confirmation.eml'), 'utf8')
  await mailer.send({ ...mail, subject: 'Again' })
  expect(readFileSync(join(folder, 'order-1000001-confirmation.eml'), 'utf8')).toBe(first)
  expect(readdirSync(folder)).toHaveLength(3)
})

test('an id that could leave the folder is refused', async () => {
  const mailer = openMail({ folder: newFolder(), smtpUrl: undefined, from })
  await expect(mailer.send({ ...mail, messageId: '../order' })).rejects.toThrow('messageId')
})

test('a mail goes to the mail server when there is one', async () => {
  const server = await startServer(true)
  const mailer = openMail({ folder: newFolder(), smtpUrl: server.url, from })
  await mailer.send(mail)
  expect(server.received.join('\n')).toContain('Message-ID: <order-1000001-confirmation@shop.example>')
  mailer.close()
  server.close()
})

test('RFC 8058: a mail that can be unsubscribed from says so to the mail program', async () => {
  const folder = newFolder()
  const mailer = openMail({ folder, smtpUrl: undefined, from })
  const unsubscribeUrl = 'https://shop.example/newsletter/unsubscribe/key'
  await mailer.send({ ...mail, unsubscribeUrl })
  await mailer.send({ ...mail, messageId: 'order-1000002-confirmation' })
  const headOf = (id: string) => readFileSync(join(folder, `${id}.eml`), 'utf8').split('\n\n')[0]
  expect(headOf('order-1000001-confirmation')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(headOf('order-1000001-confirmation')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headOf('order-1000002-confirmation')).not.toContain('List-Unsubscribe')
})

test('a mail server that is busy or away is a failure, to be tried again', async () => {
  const server = await startServer(false)
  const busy = openMail({ folder: newFolder(), smtpUrl: server.url, from })
  await expect(busy.send(mail)).rejects.toThrow('421')
  server.close()
  const away = openMail({ folder: newFolder(), smtpUrl: 'smtp://127.0.0.1:1', from })
  await expect(away.send(mail)).rejects.toThrow('ECONNREFUSED')
})
