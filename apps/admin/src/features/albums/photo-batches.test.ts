import { CallError } from '@lanting/browser'
import { CLIENT_ID_MAX, PHOTOS_AT_ONCE, pictureUrl } from '@lanting/contract'
import { expect, it } from 'vitest'
import { createUploadQueue } from '../../shared/pictures/upload-queue.ts'
import { createUploadSlots } from '../../shared/pictures/upload-slots.ts'
import { addInBatches, clientIdOf } from './photo-batches.ts'

const ALL = Array.from({ length: 120 }, (_, number) => `/uploads/${number}.webp`)
const FAILED = new CallError(500, 1, 'failed')
const SLOWER = new CallError(429, 1, 'slower')

/** Uploads all pictures and adds them to an album together, because the first one takes longest. */
const upload = async (...answers: (CallError | undefined)[]) => {
  const sent: string[][] = []
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const add = addInBatches(async (batch) => {
    sent.push([...batch])
    const failure = answers.shift()
    if (failure) throw failure
  })
  const queue = createUploadQueue({
    upload: async ({ name }) => {
      if (name === ALL[0]) await new Promise((resolve) => setTimeout(resolve, 20))
      return { url: name }
    },
    slots: createUploadSlots(wait),
    wait,
  })
  const end = () => expect.poll(queue.isBusy).toBe(false)
  const receiver = { onUploaded: add }
  queue.send(
    ALL.map((url) => new File([], url)),
    receiver,
  )
  await end()
  const retry = async () => {
    queue.retry(receiver)
    await end()
  }
  return { queue, sent, waits, retry, sizes: () => sent.map(({ length }) => length) }
}

it('adds more pictures than one call takes, in their order', async () => {
  const { queue, sent, sizes } = await upload()
  expect(sizes()).toEqual([PHOTOS_AT_ONCE, PHOTOS_AT_ONCE, 20])
  expect(sent.flat()).toEqual(ALL)
  expect(queue.all()).toEqual([])
})

it('sends only the batch again that the server has slowed down', async () => {
  const { sent, waits, sizes } = await upload(undefined, SLOWER)
  expect(waits).toEqual([5_000])
  expect(sizes()).toEqual([50, 50, 50, 20])
  expect([...new Set(sent.flat())]).toEqual(ALL)
  expect(sent[2]).toEqual(sent[1])
})

it('sends no batch again that the server has acknowledged', async () => {
  const { queue, sent, sizes, retry } = await upload(undefined, FAILED)
  expect(sizes()).toEqual([50, 50])
  await retry()
  expect(sizes()).toEqual([50, 50, 50, 20])
  expect(sent.slice(2).flat()).toEqual(ALL.slice(50))
  expect(queue.all()).toEqual([])
})

it('gives a photo an id that the server takes, each its own', () => {
  const key = 'a'.repeat(32)
  const url = pictureUrl({ key, width: 16_384, height: 16_384, colour: 'ffffff' })
  expect(clientIdOf(url)).toContain(key)
  expect(clientIdOf(url).length).toBeLessThanOrEqual(CLIENT_ID_MAX)
})
