import { expect, it } from 'vitest'
import { trackQueue, trackUpload, uploadsEnd } from './running-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'
import { createUploadSlots } from './upload-slots.ts'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('ends when the last upload has ended, also one that has begun meanwhile or has failed', async () => {
  const ended: string[] = []
  const work = async (name: string, ms: number) => {
    await later(ms)
    ended.push(name)
    if (name === 'second') throw new Error('no')
  }
  const first = trackUpload(work('first', 5)).then(() => trackUpload(work('third', 20)))
  const second = trackUpload(work('second', 10)).catch(() => undefined)
  await uploadsEnd()
  expect(ended).toEqual(['first', 'second', 'third'])
  await Promise.all([first, second])
})

it('waits for a queue of a form until it has passed everything on', async () => {
  const wait = async () => {}
  const queue = createUploadQueue({
    upload: async ({ name }) => ({ url: name }),
    slots: createUploadSlots(wait),
    wait,
  })
  trackQueue(queue)
  const passed: string[] = []
  queue.send([new File([], 'a'), new File([], 'b')], {
    onUploaded: async (urls) => {
      await later(5)
      passed.push(...urls)
    },
  })
  await uploadsEnd()
  expect(passed).toEqual(['a', 'b'])
  queue.send([new File([], 'c')], { onUploaded: async (urls) => passed.push(...urls) })
  await uploadsEnd()
  expect(passed).toEqual(['a', 'b', 'c'])
})
