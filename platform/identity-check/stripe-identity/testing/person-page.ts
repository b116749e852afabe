/** The page on which a person shows a document, with what can come of it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Outcome, Sessions } from './sessions.ts'

const PATH = /^\/start\/(\w+)\/\d+$/
const OUTCOMES: readonly Outcome[] = ['verified', 'processing', 'document_expired', 'consent_declined']

/** @returns whether the request was for this page, and is answered */
export async function answerPerson(
  sessions: Sessions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, id] = PATH.exec(request.url ?? '') ?? []
  if (id === undefined) return false
  if (request.method === 'POST') {
    const sent = new URLSearchParams(await text(request)).get('outcome')
    const outcome = OUTCOMES.find((one) => one === sent)
    // Without one the person has left in the middle.
    if (outcome) sessions.submit(id, outcome)
    response.writeHead(303, { location: sessions.sessionOf(id).return_url }).end()
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  }
  return true
}

const PAGE = `<!doctype html>
<html lang="en-AU">
<title>Show your document</title>
<h1>Show your document</h1>
<form method="post">
  <button name="outcome" value="verified">Show a passport</button>
  <button name="outcome" value="processing">Show a passport that takes a while</button>
  <button name="outcome" value="document_expired">Show a passport that has expired</button>
  <button name="outcome" value="consent_declined">I do not agree</button>
  <button name="outcome" value="">Leave</button>
</form>
`
