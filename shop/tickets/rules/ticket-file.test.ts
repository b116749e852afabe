import { expect, it } from 'vitest'
import { ticketFileName } from './ticket-file.ts'

it.each([
  ['receipt.pdf', 'pdf', 'receipt.pdf'],
  ['bent%20corner.exe', 'jpeg', 'bent corner.jpg'],
  ['..%2F..%2Fetc%2Fpasswd', 'png', '-..-etc-passwd.png'],
  ['%E6%B5%B7%E8%BE%BA.PNG', 'png', '海辺.png'],
  ['line%0Abreak%22.png', 'png', 'line-break-.png'],
  ['%E0%A4%A', 'pdf', 'File.pdf'],
  ['', 'jpeg', 'File.jpg'],
  ['x'.repeat(500), 'pdf', `${'x'.repeat(100)}.pdf`],
] as const)('I-10: a file that is sent as %j and is a %s is kept as %j', (sent, format, name) => {
  expect(ticketFileName(sent, format)).toBe(name)
})
