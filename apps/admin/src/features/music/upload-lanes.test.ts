import { expect, it } from 'vitest'
import { inLanes } from './upload-lanes.ts'

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
