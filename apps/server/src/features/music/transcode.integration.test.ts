import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { wav } from '../../testing/sounds.ts'
import { openSubsonicApp } from '../../testing/subsonic-app.ts'
import { findFfmpeg } from './loudness/find-ffmpeg.ts'
import { createTranscoder } from './transcode.ts'

it('makes songs smaller with the real ffmpeg', async () => {
  const transcode = createTranscoder(() => findFfmpeg(['/usr/bin']))
  const song = async () => Readable.from([wav()])
  const opus = await transcode(song, { format: 'opus', kiloBits: 48 })
  const bytes = await buffer(opus?.stream ?? Readable.from([]))
  expect(bytes.subarray(0, 4).toString()).toBe('OggS')
  const mp3 = await transcode(song, { format: 'mp3', kiloBits: 64 })
  expect((await buffer(mp3?.stream ?? Readable.from([]))).length).toBeGreaterThan(100)
})

it('sends the song as it is without ffmpeg', async () => {
  const { answer, song } = await openSubsonicApp()
  const { id, size } = await song('First')
  const { headers, body } = await answer('stream', { id, format: 'opus', maxBitRate: '64' })
  expect(headers['content-type']).toBe('audio/mpeg')
  expect(body.length).toBe(size)
})
