/** What stands before a shop on the internet: a proxy that speaks TLS with browsers and plain HTTP with the shop. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface TlsProxy {
  software: 'nginx' | 'Node'
  /** On 127.0.0.1. */
  port: number
  stop(): Promise<void>
}

/** Made for these tests and trusted by nobody: CN=shop.example. */
const certificate = resolve(import.meta.dirname, 'tls', 'tests-only.crt')
const key = resolve(import.meta.dirname, 'tls', 'tests-only.key')

/**
 * Starts nginx where it is installed, or else a proxy of Node's own. TLS_PROXY=node chooses the second.
 *
 * @param shopUrl  where the shop answers, such as http://127.0.0.1:3000
 */
export async function startTlsProxy(shopUrl: string): Promise<TlsProxy> {
  const nginx = process.env.TLS_PROXY === 'node' ? undefined : nginxPath()
  return nginx ? startNginx(nginx, new URL(shopUrl)) : startNodeProxy(new URL(shopUrl))
}

function nginxPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

async function startNginx(nginx: string, { port: shopPort }: URL): Promise<TlsProxy> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
    events {}
    http {
      access_log off;
      ${temporary}
      server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        client_max_body_size 16m;
        location / {
          proxy_pass http://127.0.0.1:${shopPort};
          proxy_http_version 1.1;
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
        }
      }
    }`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${printed}`)
    await delay(20)
  }
  return {
    software: 'nginx',
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startNodeProxy({ hostname, port }: URL): Promise<TlsProxy> {
  const tls = { cert: readFileSync(certificate), key: readFileSync(key) }
  const server = createServer(tls, (asked, answer) => {
    const before = asked.headers['x-forwarded-for']
    const headers = {
      ...asked.headers,
      'x-forwarded-for': [before, asked.socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
    }
    const onward = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) => {
      if (answer.destroyed) return
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders)
      given.pipe(answer)
      given.once('error', () => answer.destroy())
    })
    // Either side may go away at any time; the other goes with it.
    answer.once('close', () => onward.destroy())
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    software: 'Node',
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/** On 127.0.0.1, for whoever takes it soon. */
export async function freePort(): Promise<number> {
  const server = createSocketServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.end())
  })
}
