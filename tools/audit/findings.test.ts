import { expect, test } from 'vitest'
import { advisoryFindings } from './advisories.ts'
import { daysBehind } from './behind.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { type Finding, judge } from './findings.ts'
import { lockedPackages } from './locked-packages.ts'

const locked = lockedPackages({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/torn': { version: '1.2.0', license: 'MIT' },
    'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
    'node_modules/tool/node_modules/torn': { version: '1.2.0', license: 'MIT', dev: true },
  },
})
const fault: Finding = { package: 'torn', version: '1.2.0', about: 'fault', says: 'has a fault' }
const exception = { ...fault, reason: 'Nobody can reach it.', until: '2026-11-23' }

test('a package that is installed twice counts once, and as running where one of its places runs', () => {
  expect(locked.map(({ name, isForDevelopers }) => [name, isForDevelopers])).toEqual([
    ['tool', true],
    ['torn', false],
  ])
})

test('a known fault fails the audit', () => {
  expect(judge([fault], [], locked, '2026-11-23').problems).toEqual(['torn 1.2.0 has a fault.'])
})

test('an exception bears a fault to the end of its last day, and fails the audit from then on', () => {
  expect(judge([fault], [exception], locked, '2026-11-23')).toEqual({
    problems: [],
    excused: ['torn 1.2.0 has a fault. Until 2026-11-23: Nobody can reach it.'],
  })
  expect(judge([fault], [exception], locked, '2026-11-24').problems).toEqual([
    'torn 1.2.0 has a fault. Its exception ended on 2026-11-23: Nobody can reach it.',
  ])
})

test('an exception for a fault bears no licence', () => {
  const unlicensed: Finding = { ...fault, about: 'licence', says: 'names no licence' }
  expect(judge([unlicensed], [exception], locked, '2026-11-23').problems).toEqual([
    'torn 1.2.0 names no licence.',
  ])
})

test('what the lists say of a version that is used no more fails the audit', () => {
  const old = { ...exception, version: '1.1.0' }
  expect(judge([{ ...fault, version: '1.1.0' }], [old], locked, '2026-11-23').problems).toEqual([
    'torn 1.1.0 is used no more: take it off the lists in tools/audit.',
  ])
})

test('each exception has a reason and a day', () => {
  for (const { reason, until } of EXCEPTIONS) {
    expect(reason).toMatch(/\.$/)
    expect(until).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(Number.isNaN(Date.parse(until))).toBe(false)
  }
})

test('the answer of npm audit names the package that has the fault, not those that use it', () => {
  const answer = {
    vulnerabilities: {
      torn: {
        severity: 'high',
        range: '<1.3.0',
        nodes: ['node_modules/torn'],
        via: [{ title: 'Tears', url: 'https://example.org/1' }],
      },
      tool: { severity: 'high', range: '*', nodes: ['node_modules/tool'], via: ['torn'] },
    },
  }
  expect(advisoryFindings(JSON.stringify(answer), locked)).toEqual([
    { ...fault, says: 'has a fault, high, in <1.3.0: Tears (https://example.org/1)' },
  ])
})

test('a registry that refuses to answer is not taken for one that knows of no fault', () => {
  expect(advisoryFindings('{"message":"405 Method Not Allowed","statusCode":405}', locked)).toBeUndefined()
  expect(advisoryFindings('', locked)).toBeUndefined()
})

test('a package is behind from the first release above its own, and not from a trial of one', () => {
  const published = {
    created: '2020-01-01T00:00:00Z',
    '1.2.0': '2026-01-01T00:00:00Z',
    '2.0.0-beta.1': '2026-02-01T00:00:00Z',
    '1.10.0': '2026-03-01T00:00:00Z',
    '2.0.0': '2026-04-01T00:00:00Z',
    // An older line is mended after ours.
    '1.1.9': '2026-01-02T00:00:00Z',
  }
  expect(daysBehind(published, '1.2.0', new Date('2026-03-11T12:00:00Z'))).toBe(10)
  expect(daysBehind(published, '2.0.0', new Date('2026-03-11T12:00:00Z'))).toBeUndefined()
})
