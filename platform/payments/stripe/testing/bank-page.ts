/** The page of the shopper's bank, with both answers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Cards } from './cards.ts'
import { answerChallenge } from './payments.ts'
import type { SimulatedLedger } from './simulated-ledger.ts'

const PATH = /^\/authenticate\/(\w+)$/

/** @returns whether the request was for this page, and is answered */
export async function answerAtBank(
  { ledger, cards }: { ledger: SimulatedLedger; cards: Cards },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, id] = PATH.exec(request.url ?? '') ?? []
  if (id === undefined) return false
  if (request.method === 'POST') {
    const decision =
      new URLSearchParams(await text(request)).get('decision') === 'approve' ? 'approve' : 'fail'
    response.writeHead(303, { location: answerChallenge(ledger, cards, id, decision) }).end()
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  }
  return true
}

const PAGE = `<!doctype html>
<html lang="en-AU">
<title>Your bank</title>
<h1>Is it you who pays?</h1>
<form method="post">
  <button name="decision" value="approve">Yes, it is me</button>
  <button name="decision" value="fail">No</button>
</form>
`
