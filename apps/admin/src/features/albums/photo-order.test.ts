import { describe, expect, it } from 'vitest'
import { createOrderQueue, inOrder, saveOrder } from './photo-order.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

it('keeps a shown order while photos come and go', () => {
  expect(inOrder(rows(1, 2, 3), [3, 1, 2])).toEqual(rows(3, 1, 2))
  expect(inOrder(rows(1, 3, 4, 5), [3, 1, 2])).toEqual(rows(3, 1, 4, 5))
})

describe('quick moves', () => {
  it('are sent one after another, and of those that wait only the newest', async () => {
    const sent: string[] = []
    const answers: (() => void)[] = []
    const save = createOrderQueue((order: string) => {
      sent.push(order)
      return new Promise<void>((resolve) => answers.push(resolve))
    })
    let isDone = false
    const ends = Promise.all(['first', 'second', 'third'].map(save)).then(() => {
      isDone = true
    })
    expect(sent).toEqual(['first'])
    answers[0]?.()
    await expect.poll(() => sent).toEqual(['first', 'third'])
    expect(isDone).toBe(false)
    answers[1]?.()
    await ends
    void save('fourth')
    expect(sent).toEqual(['first', 'third', 'fourth'])
  })

  it('go on after a failure', async () => {
    const save = createOrderQueue(async (order: string) => {
      if (order === 'refused') throw new Error(order)
    })
    await expect(save('refused')).rejects.toThrow('refused')
    await save('next')
  })
})

describe('an order', () => {
  const incomplete = new Error('incomplete')
  const albumWith = (present: readonly number[]) => {
    const sent: number[][] = []
    const send = async (ids: number[]) => {
      sent.push(ids)
      if (ids.toSorted().join() !== present.toSorted().join()) throw incomplete
    }
    const isIncomplete = (error: unknown) => error === incomplete
    return { sent, album: { send, read: async () => rows(...present), isIncomplete } }
  }

  it('is saved with the photos that came in between, behind the others', async () => {
    const { sent, album } = albumWith([1, 3, 4])
    await saveOrder([3, 2, 1], album)
    expect(sent).toEqual([
      [3, 2, 1],
      [3, 1, 4],
    ])
  })

  it('is given up when it is refused for another reason', async () => {
    const { sent, album } = albumWith([1])
    const isIncomplete = () => false
    await expect(saveOrder([1, 2], { ...album, isIncomplete })).rejects.toBe(incomplete)
    expect(sent).toHaveLength(1)
  })
})
