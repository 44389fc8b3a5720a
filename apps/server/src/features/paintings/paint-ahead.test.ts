import { expect, it } from 'vitest'
import { createListPainter, createPaintAhead, filesOf } from './paint-ahead.ts'

const URL = '/paintings/plum-tea-spring-0a1b2c3d-0123456789abcdef0123.avif'
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

const open = (
  paintings: Record<number, string>,
  make = async (_: string): Promise<unknown> => 1,
) => {
  const made: string[] = []
  const failures: unknown[] = []
  const ahead = createPaintAhead({
    paintingOf: async (id) => paintings[id],
    make: async (url) => {
      made.push(url)
      return make(url)
    },
    onError: (error) => failures.push(error),
  })
  return { ahead, made, failures }
}

it('paints every size by day and by night, once', async () => {
  const { ahead, made } = open({ 1: URL })
  ahead.add(1)
  ahead.add(1)
  ahead.begin()
  await settle()
  expect(made).toEqual(filesOf(URL))
  expect(new Set(made).size).toBe(10)
  ahead.begin()
  await settle()
  expect(made).toHaveLength(10)
})

it('paints nothing for an article that is not public or has a cover', async () => {
  const { ahead, made } = open({})
  ahead.add(2)
  ahead.begin()
  await settle()
  expect(made).toEqual([])
})

it('goes on with the next article after a failure', async () => {
  const { ahead, made, failures } = open({ 1: URL, 2: URL }, async () => {
    if (made.length === 1) throw new Error('full disk')
  })
  ahead.add(1)
  ahead.begin()
  await settle()
  ahead.add(2)
  ahead.begin()
  await settle()
  expect(failures).toHaveLength(1)
  expect(made).toHaveLength(11)
})

it('stops between two pictures', async () => {
  const { ahead, made } = open({ 1: URL }, () => settle())
  ahead.add(1)
  ahead.begin()
  await new Promise((resolve) => setTimeout(resolve, 1))
  await ahead.stop()
  expect(made.length).toBeLessThan(3)
})

it('paints what playlists show one after the other, and each once', async () => {
  const shown = ['/1', '/2']
  const made: string[] = []
  let atOnce = 0
  const lists = createListPainter({
    paintings: async () => shown,
    make: async (url) => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await settle()
      made.push(url)
      atOnce -= 1
    },
    onError: (error) => expect.unreachable(String(error)),
  })
  lists.request()
  lists.request()
  await expect.poll(() => made).toEqual(['/1', '/2'])
  await settle()
  shown.push('/3')
  lists.request()
  await expect.poll(() => made).toEqual(['/1', '/2', '/3'])
  await lists.stop()
  lists.request()
})
