import { CallError } from '@lanting/browser'
import { expect, it, vi } from 'vitest'
import { outcomeOf } from './send-outcome.ts'

it.each([
  [507, 'diskFull'],
  [500, 'serverFault'],
  [0, 'noServer'],
  [502, 'noServer'],
])('keeps a draft for later after status %i, and says why', (status, obstacle) => {
  expect(outcomeOf(new CallError(status, '', ''))).toEqual({ outcome: 'unreachable', obstacle })
})

it('says that there is no network only when there is none', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(outcomeOf(new CallError(0, '', ''))).toMatchObject({ obstacle: 'offline' })
  expect(outcomeOf(new CallError(503, '', ''))).toMatchObject({ obstacle: 'noServer' })
  vi.unstubAllGlobals()
})

it('tells a conflict from a title that is taken', () => {
  const theirs = { revision: 4 } as never
  expect(outcomeOf(new CallError(409, '', '', { result: theirs }))).toEqual({
    outcome: 'overtaken',
    theirs,
  })
  const taken = new CallError(409, '', 'taken')
  expect(outcomeOf(taken)).toEqual({ outcome: 'refused', error: taken })
})
