/** @module-tag long */
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { sharedFolderFiles } from '../../../platform/files.disk.ts'
import { mp3 } from '../../../testing/sounds.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { createMusicFiles } from '../../../workers/music-files.ts'
import { openLibrary } from '../library.ts'
import { scanStore } from '../scan.store.ts'
import { loudnessStore } from './loudness.store.ts'
import { createLoudnessChild } from './loudness-child.ts'
import { createSongMeasurer } from './measure-songs.ts'

/** By the filter `ebur128` of FFmpeg, both songs have -16.5 LUFS. */
const SONG = songOf('02-jingyesi.mp3')
const OTHER_SONG = songOf('03-lanting.mp3')
const GAIN_DB = -1.5

const TONE = fileURLToPath(new URL('tone.opus', import.meta.url))
const TONE_GAIN_DB = 5.1

function songOf(name: string) {
  return fileURLToPath(new URL(`../../../../assets/music/古诗/${name}`, import.meta.url))
}

const open = async () => {
  const { platform } = await openTestApp()
  const { queries } = platform.database
  const folder = await mkdtemp(join(tmpdir(), 'lanting-loudness-'))
  await mkdir(join(folder, 'a'))
  const own = sharedFolderFiles(folder)
  const reader = createMusicFiles()
  const child = createLoudnessChild()
  const measured: string[] = []
  const errors: unknown[] = []
  const shared = {
    withInvalidation: (work: () => Promise<void>) => work,
    onError: (error: unknown) => errors.push(error),
  }
  const measurer = createSongMeasurer({
    ...shared,
    store: loudnessStore(queries),
    files: own,
    child: {
      ...child,
      measure: (request) => {
        measured.push(request.path.slice(folder.length + 1))
        return child.measure(request)
      },
    },
    findFfmpeg: async () => undefined,
    pauseMs: 0,
  })
  const library = openLibrary({
    ...shared,
    reader,
    own,
    demo: own,
    now: platform.now,
    store: scanStore(queries),
    hasDemo: async () => false,
    demoNames: async () => undefined,
    onBroken: () => {},
    onUnavailable: () => {},
    onScanned: measurer.request,
  })
  onTestFinished(async () => {
    await library.stop()
    await measurer.stop()
    await reader.close()
    await rm(folder, { recursive: true })
    expect(errors).toEqual([])
  })
  const gains = async () => {
    const rows = await queries
      .selectFrom('songs')
      .select(['path', 'gain_db', 'gain_source'])
      .orderBy('path')
      .execute()
    return rows.map(({ path, gain_db, gain_source }) => [
      path,
      gain_db === null ? null : Math.round(gain_db * 10) / 10,
      gain_source,
    ])
  }
  return { folder, library, measured, gains, queries }
}

const SOON = { timeout: 30_000, interval: 50 }

it('measures songs whose files have no gain, and remembers which have no sound', async () => {
  const { folder, library, measured, gains } = await open()
  await copyFile(SONG, join(folder, 'a/song.mp3'))
  await writeFile(join(folder, 'a/silent.mp3'), mp3({ title: 'silent' }))
  await writeFile(join(folder, 'a/tagged.mp3'), mp3({ title: 'tagged', gain: '-3.20 dB' }))
  library.start()
  await expect.poll(gains, SOON).toEqual([
    ['a/silent.mp3', null, 'none:mp3'],
    ['a/song.mp3', GAIN_DB, 'measured'],
    ['a/tagged.mp3', -3.2, 'tag'],
  ])
  expect(measured.sort()).toEqual(['a/silent.mp3', 'a/song.mp3'])
})

it('keeps the gain of a moved song, and measures another file in its place', async () => {
  const { folder, library, measured, gains } = await open()
  await copyFile(SONG, join(folder, 'a/song.mp3'))
  library.start()
  await expect.poll(gains, SOON).toEqual([['a/song.mp3', GAIN_DB, 'measured']])
  await rename(join(folder, 'a/song.mp3'), join(folder, 'a/moved.mp3'))
  library.requestScan()
  await expect.poll(gains, SOON).toEqual([['a/moved.mp3', GAIN_DB, 'measured']])
  expect(measured).toEqual(['a/song.mp3'])
  await copyFile(OTHER_SONG, join(folder, 'a/moved.mp3'))
  library.requestScan()
  await expect.poll(() => measured, SOON).toEqual(['a/song.mp3', 'a/moved.mp3'])
  await expect.poll(gains, SOON).toEqual([['a/moved.mp3', GAIN_DB, 'measured']])
})

it('tries a song once more when a decoder has come', async () => {
  const { folder, library, measured, gains, queries } = await open()
  await copyFile(TONE, join(folder, 'a/tone.opus'))
  await writeFile(join(folder, 'a/silent.mp3'), mp3({ title: 'silent' }))
  library.start()
  const found = [
    ['a/silent.mp3', null, 'none:mp3'],
    ['a/tone.opus', TONE_GAIN_DB, 'measured'],
  ]
  await expect.poll(gains, SOON).toEqual(found)
  // As an earlier version of the program has left them.
  await queries.updateTable('songs').set({ gain_db: null, gain_source: 'none' }).execute()
  library.requestScan()
  await expect.poll(gains, SOON).toEqual(found)
  library.requestScan()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(measured.sort()).toEqual(['a/silent.mp3', 'a/silent.mp3', 'a/tone.opus', 'a/tone.opus'])
})

it('goes on with the next song when the process is killed', async () => {
  const child = createLoudnessChild()
  onTestFinished(child.stop)
  const lost = child.measure({ path: SONG, ffmpeg: undefined })
  child.stop()
  expect(await lost).toBeNull()
  expect(await child.measure({ path: SONG, ffmpeg: undefined })).toBeCloseTo(GAIN_DB, 1)
})
