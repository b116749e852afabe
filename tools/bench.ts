import { build } from './build.ts'

/** `npm run bench [name]`: runs one benchmark or all of them and prints tables. Never part of `npm test`. */
const names = [
  'render',
  'page',
  'vitals',
  'api',
  'category',
  'scale',
  'session',
  'mockup',
  'abuse',
  'phone',
  'frames',
  'surfaces',
  'memory',
  'parity',
] as const
const wanted = process.argv[2]

if (wanted !== undefined && !names.some((name) => name === wanted)) {
  console.error(`There is no benchmark called "${wanted}". There are ${names.join(', ')}.`)
  process.exit(1)
}

await build('canvas')
for (const name of wanted === undefined ? names : [wanted]) {
  const benchmark: { run: () => Promise<void> } = await import(`./bench/${name}.ts`)
  console.log(`\n${name}`)
  await benchmark.run()
}
