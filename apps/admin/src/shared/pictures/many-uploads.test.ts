import { expect, it } from 'vitest'
import { arrived, changedIn, inLanes, progressOf, type Sent } from './many-uploads.ts'

const sent = (id: number, change: Partial<Sent> = {}): Sent => ({
  id,
  file: new File([], `${id}.png`),
  status: 'waiting',
  percent: 0,
  ...change,
})

it('runs all work within the limit of parallel runs', async () => {
  let underWay = 0
  let most = 0
  const begun: number[] = []
  await inLanes([1, 2, 3, 4, 5, 6, 7], 3, async (thing) => {
    begun.push(thing)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, 1))
    underWay -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('returns successful uploads in the selected order', () => {
  const all = [
    sent(1, { status: 'done', url: '/a' }),
    sent(2, { status: 'failed' }),
    sent(3, { status: 'done', url: '/c' }),
  ]
  expect(arrived(all)).toEqual(['/a', '/c'])
  expect(arrived(changedIn(all, 2, { status: 'done', url: '/b' }))).toEqual(['/a', '/b', '/c'])
})

it('returns the progress of all uploads together', () => {
  expect(progressOf([])).toBe(0)
  expect(progressOf([sent(1, { percent: 100 }), sent(2, { percent: 50 })])).toBe(75)
})
