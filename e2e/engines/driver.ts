/**
 * A page in a browser that Playwright cannot drive here, by the commands of W3C WebDriver. Firefox takes them through
 * Marionette and WebKitGTK through HTTP; what differs is in `firefox.ts` and `webkit.ts`.
 */
export type Send = (command: Command) => Promise<unknown>

/** One command under both of its names. Source: https://www.w3.org/TR/webdriver2/#endpoints, 2026-11. */
export interface Command {
  readonly marionette: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** After `/session/<id>`. */
  readonly path: string
  readonly body?: Record<string, unknown>
}

export interface EnginePage {
  readonly name: 'Firefox' | 'WebKit'
  goto(url: string): Promise<void>
  /** Runs the body of a function in the page; what it returns is awaited. */
  run<Answer>(body: string, ...args: readonly unknown[]): Promise<Answer>
  /** Waits until the body of a function returns something true, and gives that. */
  until<Answer>(body: string, ...args: readonly unknown[]): Promise<Answer>
  /** Presses what the body of a function returns, with a real pointer. */
  press(body: string, ...args: readonly unknown[]): Promise<void>
  /** Types key by key into what the body of a function returns. */
  type(words: string, body: string, ...args: readonly unknown[]): Promise<void>
  /** Presses one key where the focus is, such as `KEYS.tab`. */
  key(key: string): Promise<void>
  /** Turns the wheel over a point of the window, by pixels; with Ctrl held if asked. */
  wheel(at: { x: number; y: number }, deltaY: number, withCtrl?: boolean): Promise<void>
  /** Puts files into the file field that the body of a function returns, as a picker would. */
  choose(files: readonly ChosenFile[], body: string, ...args: readonly unknown[]): Promise<void>
  /** Moves the pointer with the button down through points of the window, one after the other. */
  drag(points: readonly { x: number; y: number }[], stepMs: number): Promise<void>
  /** The window as PNG. */
  picture(): Promise<Buffer>
  /** What the console and the page reported since it was opened. */
  reports(): Promise<readonly string[]>
  close(): Promise<void>
}

export type EngineSize = { readonly width: number; readonly height: number }

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Source: https://www.w3.org/TR/webdriver2/#keyboard-actions, 2026-11. */
export const KEYS = { tab: '\uE004', down: '\uE015', right: '\uE014', end: '\uE010' } as const
const CONTROL = '\uE009'

/** How WebDriver names an element. Source: https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 60_000
const PAUSE_MS = 100

/** The part that both engines share. */
export function pageOf(
  send: Send,
): Pick<EnginePage, 'goto' | 'run' | 'until' | 'press' | 'type' | 'key' | 'wheel' | 'choose' | 'drag'> {
  async function run<Answer>(body: string, ...args: readonly unknown[]): Promise<Answer> {
    const script = `const done = arguments[arguments.length - 1];
      (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then(
        (value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }))`
    const answer = (await send({
      marionette: 'WebDriver:ExecuteAsyncScript',
      method: 'POST',
      path: '/execute/async',
      body: { script, args },
    })) as { value?: Answer; error?: string }
    if (answer.error !== undefined) throw new Error(`In the page: ${answer.error}`)
    return answer.value as Answer
  }

  async function until<Answer>(body: string, ...args: readonly unknown[]): Promise<Answer> {
    const giveUpAt = Date.now() + PATIENCE_MS
    for (;;) {
      // Between two documents there is nothing to ask; the next try finds the new one.
      const answer = await run<Answer>(body, ...args).catch((error: Error) => {
        if (Date.now() > giveUpAt) throw error
        return undefined
      })
      if (answer) return answer
      if (Date.now() > giveUpAt)
        throw new Error(`Waited ${PATIENCE_MS} ms in vain for: ${body} ${args.join(' ')}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  async function found(body: string, args: readonly unknown[]): Promise<string> {
    const element = await until<Record<string, string>>(body, ...args)
    const id = element[ELEMENT]
    if (!id) throw new Error(`Expected an element from: ${body}`)
    return id
  }

  const perform = (...actions: readonly object[]) =>
    send({ marionette: 'WebDriver:PerformActions', method: 'POST', path: '/actions', body: { actions } })

  return {
    run,
    until,
    async goto(url) {
      await send({ marionette: 'WebDriver:Navigate', method: 'POST', path: '/url', body: { url } })
    },
    async press(body, ...args) {
      const id = await found(body, args)
      // The drivers bring it just into the window, where something that stays in place may lie above it.
      await run('args[0].scrollIntoView({ block: "center", behavior: "instant" })', { [ELEMENT]: id })
      await send({
        marionette: 'WebDriver:ElementClick',
        method: 'POST',
        path: `/element/${id}/click`,
        body: { id },
      })
    },
    async type(text, body, ...args) {
      const id = await found(body, args)
      await send({
        marionette: 'WebDriver:ElementSendKeys',
        method: 'POST',
        path: `/element/${id}/value`,
        body: { id, text },
      })
    },
    async key(value) {
      await perform({
        type: 'key',
        id: 'keys',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      })
    },
    async wheel({ x, y }, deltaY, withCtrl = false) {
      const still = { type: 'pause', duration: 0 }
      const at = { x: Math.round(x), y: Math.round(y) }
      const held = [{ type: 'keyDown', value: CONTROL }, still, { type: 'keyUp', value: CONTROL }]
      await perform(
        { type: 'key', id: 'keys', actions: withCtrl ? held : [still, still, still] },
        { type: 'wheel', id: 'wheel', actions: [still, { type: 'scroll', ...at, deltaX: 0, deltaY }, still] },
      )
    },
    async choose(files, body, ...args) {
      const sent = files.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')])
      await until(body, ...args)
      await run(
        `const [sent, ...rest] = args
        const transfer = new DataTransfer()
        for (const [name, type, base64] of sent) {
          // Made letter by letter, the bytes leave more garbage behind than the photo takes.
          transfer.items.add(new File([Uint8Array.fromBase64(base64)], name, { type }))
        }
        const input = ((...args) => { ${body} })(...rest)
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))`,
        sent,
        ...args,
      )
    },
    async drag([from, ...points], stepMs) {
      if (!from) return
      const move = ({ x, y }: { x: number; y: number }, duration: number) => ({
        type: 'pointerMove',
        duration,
        x: Math.round(x),
        y: Math.round(y),
      })
      const actions = [
        move(from, 0),
        { type: 'pointerDown', button: 0 },
        ...points.map((point) => move(point, stepMs)),
        { type: 'pointerUp', button: 0 },
      ]
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
  }
}
