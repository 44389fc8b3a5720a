import { describe, expect, it, vi } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

const file = (name: string) => ({ name }) as File

/** Uploads that end when the test says so. */
const open = () => {
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const begun: string[] = []
  const aborted: string[] = []
  const sent: string[] = []
  const queue = createPictureQueue({
    upload: ({ name }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        begun.push(name)
        onProgress(0.5)
        signal.addEventListener('abort', () => aborted.push(name))
        ends.set(name, {
          done: () => resolve(`/uploads/${name}`),
          fail: () => reject(new Error('no network')),
        })
      }),
    send: (url) => void sent.push(url),
  })
  const names = () => queue.get().map((one) => one.file.name)
  return { queue, ends, begun, aborted, sent, names }
}

describe('the queue of pictures', () => {
  it('uploads one after the other, and sends them in their order', async () => {
    const { queue, ends, begun, sent } = open()
    queue.add([file('a'), file('b')])
    expect(begun).toEqual(['a'])
    expect(queue.get()[0]?.state).toEqual({ status: 'sending', percent: 50 })
    ends.get('a')?.done()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
    ends.get('b')?.done()
    await vi.waitFor(() => expect(queue.get()).toEqual([]))
    expect(sent).toEqual(['/uploads/a', '/uploads/b'])
  })

  it('goes on while nobody looks: the room may be closed meanwhile', async () => {
    const { queue, ends, sent } = open()
    const leave = queue.subscribe(() => undefined)
    queue.add([file('a')])
    leave()
    ends.get('a')?.done()
    await vi.waitFor(() => expect(sent).toEqual(['/uploads/a']))
  })

  it('aborts the upload of a cancelled picture, and never sends it', async () => {
    const { queue, ends, begun, aborted, sent, names } = open()
    queue.add([file('a'), file('b')])
    queue.cancel(queue.get()[0]?.id ?? 0)
    expect([aborted, names()]).toEqual([['a'], ['b']])
    expect(begun).toEqual(['a', 'b'])
    ends.get('a')?.done()
    ends.get('b')?.done()
    await vi.waitFor(() => expect(queue.get()).toEqual([]))
    expect(sent).toEqual(['/uploads/b'])
  })

  it('keeps a failed picture, goes on with the next, and tries again when asked', async () => {
    const { queue, ends, begun, sent } = open()
    queue.add([file('a'), file('b')])
    ends.get('a')?.fail()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
    ends.get('b')?.done()
    await vi.waitFor(() => expect(queue.get()).toHaveLength(1))
    expect(queue.get()[0]?.state).toEqual({ status: 'failed', reason: 'no network' })
    queue.retry(queue.get()[0]?.id ?? 0)
    ends.get('a')?.done()
    await vi.waitFor(() => expect(sent).toEqual(['/uploads/b', '/uploads/a']))
  })

  it('drops everything when its user leaves', () => {
    const { queue, aborted } = open()
    queue.add([file('a'), file('b')])
    queue.empty()
    expect([queue.get(), aborted]).toEqual([[], ['a']])
  })
})
