import { describe, expect, it } from 'vitest'
import { createMoveQueue } from './move-queue.ts'

const LIST = 7
const move = (song: number, behind: number) => ({ id: LIST, song, behind })

/** Each call waits for its answer. */
const open = () => {
  const sent: [song: number, behind: number][] = []
  const calls: number[] = []
  const failed: number[] = []
  const answers: ((isSaved: boolean) => void)[] = []
  const queue = createMoveQueue({
    send: (moves) => {
      calls.push(moves.length)
      sent.push(...moves.map(({ song, behind }): [number, number] => [song, behind]))
      return new Promise((answer) => answers.push(answer))
    },
    onFailed: async (id) => {
      failed.push(id)
    },
    pause: async () => undefined,
  })
  const answer = async (isSaved: boolean) => {
    answers.shift()?.(isSaved)
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
  }
  return { queue, sent, calls, failed, answer }
}

describe('the moves of songs', () => {
  it('are saved one after another; of one song only the last waits', async () => {
    const { queue, sent, answer } = open()
    for (const behind of [1, 2, 3]) queue.add(move(5, behind))
    queue.add(move(6, 0))
    expect(sent).toEqual([[5, 1]])
    await answer(true)
    expect(sent.slice(1)).toEqual([[5, 3]])
    await answer(true)
    expect(sent.slice(2)).toEqual([[6, 0]])
    await answer(true)
    await queue.settled()
    queue.add(move(5, 2))
    expect(sent.slice(3)).toEqual([[5, 2]])
  })

  it('keep their order when another song is moved between them', async () => {
    const { queue, sent, answer } = open()
    for (const [song, behind] of [
      [9, 9],
      [5, 1],
      [6, 0],
      [5, 2],
    ] as const)
      queue.add(move(song, behind))
    for (let turn = 0; turn < 4; turn += 1) await answer(true)
    expect(sent.slice(1)).toEqual([
      [5, 1],
      [6, 0],
      [5, 2],
    ])
  })

  it('are dropped after a failure, which is told once', async () => {
    const { queue, sent, failed, answer } = open()
    queue.add(move(5, 1))
    queue.add(move(6, 0))
    await answer(false)
    expect([sent, failed]).toEqual([[[5, 1]], [LIST]])
    await queue.settled()
    queue.add(move(6, 2))
    expect(sent.slice(1)).toEqual([[6, 2]])
  })

  it('that wait are sent in one call when the page is left', () => {
    const { queue, sent, calls } = open()
    for (const song of [5, 6, 7]) queue.add(move(song, 1))
    queue.add({ id: LIST + 1, song: 8, behind: 0 })
    queue.sendNow()
    expect(calls).toEqual([1, 2, 1])
    expect(sent.map(([song]) => song)).toEqual([5, 6, 7, 8])
    queue.sendNow()
    expect(calls).toHaveLength(3)
  })

  it('are saved in their order before the list changes otherwise', async () => {
    const { queue, sent, calls, answer } = open()
    for (const song of [5, 6, 7]) queue.add(move(song, 1))
    let isFinished = false
    void queue.finish().then(() => {
      isFinished = true
    })
    expect(sent).toHaveLength(1)
    await answer(true)
    expect([calls, isFinished]).toEqual([[1, 2], false])
    queue.add(move(9, 1))
    await answer(true)
    expect(isFinished).toBe(true)
    expect(sent.map(([song]) => song)).toEqual([5, 6, 7, 9])
  })

  it('that wait are dropped when the one before them fails', async () => {
    const { queue, calls, failed, answer } = open()
    for (const song of [5, 6, 7]) queue.add(move(song, 1))
    const finished = queue.finish()
    await answer(false)
    await finished
    expect([calls, failed]).toEqual([[1], [LIST]])
  })
})
