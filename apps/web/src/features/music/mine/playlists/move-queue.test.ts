import { describe, expect, it } from 'vitest'
import { createMoveQueue } from './move-queue.ts'

const LIST = 7
const move = (song: number, to: number) => ({ id: LIST, song, to })

/** Each call waits for its answer. */
const open = () => {
  const sent: [song: number, to: number][] = []
  const failed: number[] = []
  const answers: ((isSaved: boolean) => void)[] = []
  const queue = createMoveQueue({
    send: ({ song, to }) => {
      sent.push([song, to])
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
  return { queue, sent, failed, answer }
}

describe('the moves of songs', () => {
  it('are saved one after another; of one song only the last waits', async () => {
    const { queue, sent, answer } = open()
    for (const to of [1, 2, 3]) queue.add(move(5, to))
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
    for (const [song, to] of [
      [9, 9],
      [5, 1],
      [6, 0],
      [5, 2],
    ] as const)
      queue.add(move(song, to))
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

  it('that wait are sent at once when the page is left', async () => {
    const { queue, sent, answer } = open()
    queue.add(move(5, 1))
    queue.add(move(5, 2))
    const flushed = queue.flush()
    expect(sent.slice(1)).toEqual([[5, 2]])
    await answer(true)
    await answer(true)
    await flushed
    expect(sent).toHaveLength(2)
  })
})
