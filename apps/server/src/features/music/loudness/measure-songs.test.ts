import { expect, it, onTestFinished, vi } from 'vitest'
import type { Files } from '../../../platform/files.ts'
import { createSongMeasurer } from './measure-songs.ts'

const open = (
  withLocalFile: Files['withLocalFile'] = async (path, work) => work(path),
  ffmpeg?: string,
) => {
  const errors: unknown[] = []
  const songs = new Map<string, number | null | undefined>()
  const held: PromiseWithResolvers<number | null>[] = []
  const measurer = createSongMeasurer({
    store: {
      list: async () =>
        [...songs]
          .filter(([, gain]) => gain === undefined)
          .map(([path], id) => ({ id, path, audio_hash: path, gain_source: '' })),
      isUnmeasured: async () => true,
      set: async ({ path }, gain) => {
        songs.set(path, gain)
      },
    },
    files: { withLocalFile },
    child: {
      measure: () => {
        const answer = Promise.withResolvers<number | null>()
        held.push(answer)
        return answer.promise
      },
      stop: () => {
        for (const { resolve } of held) resolve(null)
      },
    },
    withInvalidation: (work) => work,
    onError: (error) => errors.push(error),
    findFfmpeg: async () => ffmpeg,
    pauseMs: 0,
  })
  onTestFinished(measurer.stop)
  return { songs, held, measurer, errors }
}

it('measures a song that a scan has found during a run', async () => {
  const { songs, held, measurer } = open()
  songs.set('first.mp3', undefined)
  measurer.request()
  await vi.waitFor(() => expect(held).toHaveLength(1))
  songs.set('second.mp3', undefined)
  measurer.request()
  await new Promise((resolve) => setTimeout(resolve, 20))
  held[0]?.resolve(-1)
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]?.resolve(-2)
  await vi.waitFor(() => expect([...songs.values()]).toEqual([-1, -2]))
})

it('stores nothing of a song whose measurement is stopped', async () => {
  const { songs, held, measurer } = open()
  songs.set('song.mp3', undefined)
  measurer.request()
  await vi.waitFor(() => expect(held).toHaveLength(1))
  await measurer.stop()
  expect(songs.get('song.mp3')).toBeUndefined()
})

it('measures every format when ffmpeg is installed', async () => {
  const { songs, held, measurer } = open(undefined, '/usr/bin/ffmpeg')
  songs.set('song.m4a', undefined)
  measurer.request()
  await vi.waitFor(() => expect(held).toHaveLength(1))
  held[0]?.resolve(-1)
  await vi.waitFor(() => expect(songs.get('song.m4a')).toBe(-1))
})

it('does not start a process for formats that no decoder reads', async () => {
  const { songs, held, measurer } = open()
  songs.set('song.m4a', undefined)
  measurer.request()
  await vi.waitFor(() => expect(songs.get('song.m4a')).toBeNull())
  expect(held).toEqual([])
})

it('measures the other songs when one cannot be read', async () => {
  const { songs, held, measurer, errors } = open(async (path, work) => {
    if (path === 'broken.mp3') throw new Error('no answer')
    return work(path)
  })
  for (const path of ['a.mp3', 'broken.mp3', 'b.mp3']) songs.set(path, undefined)
  measurer.request()
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(held).toHaveLength(count))
    held[count - 1]?.resolve(-count)
  }
  await vi.waitFor(() => expect([...songs.values()].sort()).toEqual([-1, -2, undefined]))
  expect(errors).toEqual([new Error('no answer')])
})
