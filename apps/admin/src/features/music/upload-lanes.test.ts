import { expect, it } from 'vitest'
import { inLanes, inTurns, type Sent } from './upload-lanes.ts'

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

it('sends songs before their lyrics, and the cover of a folder before that of a song', () => {
  const sent = (name: string): Sent => {
    return { id: 1, file: new File([], name), folder: '', status: 'waiting', percent: 0 }
  }
  const batch = ['a.jpg', 'cover.jpg', 'a.lrc', 'a.mp3', 'x.txt'].map(sent)
  expect(inTurns(batch).map((part) => part.map(({ file }) => file.name))).toEqual([
    ['a.mp3', 'x.txt'],
    ['a.lrc'],
    ['cover.jpg'],
    ['a.jpg'],
  ])
})
