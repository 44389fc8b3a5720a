import type { ImportReport } from '@lanting/contract'
import { expect, it } from 'vitest'
import { followImport } from './follow-import.ts'

const reportIn = (state: ImportReport['state']) => ({ state }) as ImportReport

const follow = async (answers: readonly (ImportReport | string)[]) => {
  const left = [...answers]
  const states: string[] = []
  const reachable: boolean[] = []
  const failure = await followImport({
    ask: async () => {
      const answer = left.shift()
      if (answer === undefined || typeof answer === 'string') throw answer
      return answer
    },
    isPassing: (reason) => reason === 'lost',
    wait: async () => undefined,
    onReport: ({ state }) => states.push(state),
    onReachable: (isReachable) => reachable.push(isReachable),
  }).catch((reason) => reason)
  return { states, reachable, failure }
}

it('an import is followed to its end, over answers that are lost', async () => {
  const answers = [reportIn('running'), 'lost', 'lost', 'lost', 'lost', reportIn('done')]
  expect(await follow(answers)).toEqual({
    states: ['running', 'done'],
    reachable: [true, true, true, false, false, true],
    failure: undefined,
  })
})

it('an import is not followed after a refusal', async () => {
  expect((await follow([reportIn('running'), 'refused'])).failure).toBe('refused')
})
