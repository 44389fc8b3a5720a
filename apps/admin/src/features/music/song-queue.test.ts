import { CallError } from '@lanting/browser'
import { expect, it } from 'vitest'
import { createUploadSlots } from '../../shared/pictures/upload-slots.ts'
import { createSongQueue, inTurns, type Sent } from './song-queue.ts'
import { Unfit } from './song-uploads.ts'

const files = (...names: string[]) =>
  names.map((name) => ({ file: new File([], name), folder: '' }))

/** A server that fails for each name as often as it is told to. */
const open = (failures: Record<string, unknown[]> = {}) => {
  const sent: string[] = []
  const waits: number[] = []
  const seen: string[] = []
  let ends = 0
  const queue = createSongQueue({
    send: async ({ file, folder }, onProgress) => {
      sent.push([folder, file.name].filter(Boolean).join('/'))
      onProgress(0.5)
      await new Promise((resolve) => setTimeout(resolve, 2))
      const failure = failures[file.name]?.shift()
      if (failure) throw failure
    },
    slots: createUploadSlots(async (ms) => void waits.push(ms)),
  })
  queue.subscribe(() => seen.push(...queue.all().map(({ status }) => status)))
  const onEnd = () => {
    ends += 1
  }
  const end = () => expect.poll(queue.isBusy).toBe(false)
  return { queue, sent, waits, seen, onEnd, end, ends: () => ends }
}

it('sends songs before their lyrics, and the cover of a folder before that of a song', async () => {
  const { queue, sent, onEnd, end, ends } = open()
  queue.send(files('a.jpg', 'cover.jpg', 'a.lrc', 'a.mp3'), onEnd)
  await end()
  expect(sent).toEqual(['a.mp3', 'a.lrc', 'cover.jpg', 'a.jpg'])
  expect(queue.all().every(({ status }) => status === 'done')).toBe(true)
  expect(ends()).toBe(1)
})

it('goes on by itself when the server has told it to slow down, and loses no song', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `${number}.mp3`)
  const slower = () => new CallError(429, 1, 'slower')
  const { queue, sent, waits, seen, onEnd, end } = open({
    '3.mp3': [slower(), slower()],
    '7.mp3': [slower()],
  })
  queue.send(files(...names), onEnd)
  await end()
  expect(queue.all().map(({ file, status }) => `${file.name} ${status}`)).toEqual(
    names.map((name) => `${name} done`),
  )
  expect(sent).toHaveLength(23)
  expect(waits).toEqual([5_000, 5_000, 5_000])
  expect(seen).toContain('paused')
})

it('keeps what failed for a retry, which may name a folder', async () => {
  const { queue, sent, onEnd, end } = open({
    'a.mp3': [new CallError(507, 1, 'full')],
    'b.txt': [new Unfit('unknownKind')],
    'c.lrc': [new Unfit('noSong')],
  })
  queue.send(files('a.mp3', 'b.txt', 'c.lrc'), onEnd)
  await end()
  expect(queue.all()).toMatchObject([
    { status: 'failed', canRetry: true, error: { status: 507 } },
    { status: 'failed', canRetry: false },
    { status: 'failed', canRetry: true },
  ])
  sent.length = 0
  queue.retry('tea', onEnd)
  await end()
  expect(sent).toEqual(['tea/a.mp3', 'tea/c.lrc'])
  expect(queue.all().map(({ status }) => status)).toEqual(['done', 'failed', 'done'])
  queue.dismiss()
  expect(queue.all()).toEqual([])
})

it('puts files that belong to songs behind all songs', () => {
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
