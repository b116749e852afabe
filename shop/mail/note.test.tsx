import { expect, it } from 'vitest'
import { renderMail } from '../wiring/mail-templates.ts'

const note = {
  subject: 'Your sign-in code',
  preview: 'It works for ten minutes.',
  heading: 'Hello Robin <b>',
  paragraphs: ['Type this code on the page that asked for it.'],
  code: '482 913',
  button: { label: 'Open the page', url: 'https://shop.example/customer/login?code=1&next=2' },
  links: [{ label: 'The paper', url: 'https://shop.example/paper.pdf?a=1&b=2' }],
  smallPrint: [
    'If you did not ask for it, you need not do anything.',
    { label: 'Stop these emails', url: 'https://shop.example/stop?key=1' },
  ],
  shopUrl: 'https://shop.example',
}
const mail = await renderMail('note', note)

it('a note says the same in HTML and in plain text', () => {
  const html = mail.html.replace(/<!--.*?-->/g, '')
  expect(mail.subject).toBe('Your sign-in code')
  for (const part of ['482 913', 'Type this code', 'Open the page', 'you need not do anything']) {
    expect(html).toContain(part)
    expect(mail.text).toContain(part)
  }
  expect(html).toContain('href="https://shop.example/customer/login?code=1&amp;next=2"')
  expect(html).toContain('href="https://shop.example/paper.pdf?a=1&amp;b=2"')
  expect(mail.text).toContain('The paper:\nhttps://shop.example/paper.pdf?a=1&b=2')
  expect(mail.text).toContain('Open the page:\nhttps://shop.example/customer/login?code=1&next=2')
})

it('a link in small print is its words, and its address in plain text', () => {
  expect(mail.html).toMatch(/<a href="https:\/\/shop\.example\/stop\?key=1"[^>]*>Stop these emails<\/a>/)
  expect(mail.text).toContain('Stop these emails:\nhttps://shop.example/stop?key=1')
})

it('what a shopper typed stays text', () => {
  expect(mail.html).toContain('Robin &lt;b&gt;')
})

it('a mail holds no comments but those that Outlook reads', () => {
  const comments = mail.html.match(/<!--.*?-->/g) ?? []
  expect(comments).toHaveLength(2)
  for (const comment of comments) expect(comment).toMatch(/^<!--\[if mso\]><i .*<\/i><!\[endif\]-->$/)
})

it('the tables that lay a mail out say nothing to a screen reader', () => {
  const tables = mail.html.match(/<table [^>]*>/g) ?? []
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) expect(table).toContain('role="presentation"')
})

it('an inbox shows the preview and none of the words that follow it', async () => {
  const behindPreview = 150 - note.preview.length
  expect(mail.html).toContain(`${note.preview}<div>`)
  expect(mail.html.match(/\u200c/g)).toHaveLength(behindPreview)
  const long = await renderMail('note', { ...note, preview: `${'a'.repeat(150)}b` })
  expect(long.html).toMatch(/a{150}<\/div>/)
})
