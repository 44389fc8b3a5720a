import { expect, it } from 'vitest'
import { confirm, useQuestion } from './confirm.ts'

const answer = (yes: boolean) => useQuestion.getState().asked?.answer(yes)

it.each([true, false])('answers %s and closes', async (yes) => {
  const asked = confirm({ text: 'sure?' })
  answer(yes)
  expect(await asked).toBe(yes)
  expect(useQuestion.getState().asked).toBeUndefined()
})

it('answers the first question with no when a second is asked', async () => {
  const first = confirm({ text: 'first?' })
  const second = confirm({ text: 'second?' })
  expect(await first).toBe(false)
  expect(useQuestion.getState().asked?.text).toBe('second?')
  answer(true)
  expect(await second).toBe(true)
})
