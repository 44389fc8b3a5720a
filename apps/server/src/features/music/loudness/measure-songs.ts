import { extname } from 'node:path'
import type { Files } from '../../../platform/files.ts'
import type { LoudnessStore, UnmeasuredSong } from './loudness.store.ts'
import type { LoudnessChild } from './loudness-child.ts'
import { MEASURABLE } from './measure-gain.ts'

interface Needs {
  readonly store: LoudnessStore
  readonly files: Pick<Files, 'withLocalFile'>
  readonly child: LoudnessChild
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
  /** The pause before the first song: a site that has just started has other work. */
  readonly pauseMs?: number
}

const PAUSE_MS = 60_000
/** Results are written together, because each write invalidates cached lists of songs. */
const BATCH_SIZE = 20

/** Nodes that measure the same library begin at different songs. */
const shuffled = <T>(values: readonly T[]) =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)

const isMeasurable = ({ path }: UnmeasuredSong) => MEASURABLE.includes(extname(path).toLowerCase())

/** Measures the loudness of songs in the background, one at a time. */
export const createSongMeasurer = (needs: Needs) => {
  const { store, files, child, withInvalidation, onError, pauseMs = PAUSE_MS } = needs
  let isStopped = false
  let pause: NodeJS.Timeout | undefined
  let isRequested = false
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  /** Undefined: the file is missing or cannot be read now, and is measured another time. */
  const measure = async (song: UnmeasuredSong) => {
    if (!isMeasurable(song)) return null
    try {
      return await files.withLocalFile(song.path, child.measure)
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  const measureAll = async () => {
    const songs = shuffled(await store.list())
    let measured: (readonly [UnmeasuredSong, number | null])[] = []
    const write = withInvalidation(async () => {
      for (const [song, gainDb] of measured) await store.set(song, gainDb)
      measured = []
    })
    for (const song of songs) {
      if (!(await store.isUnmeasured(song.id))) continue
      if (isStopped) break
      const gainDb = await measure(song)
      if (isStopped) break
      if (gainDb !== undefined) measured.push([song, gainDb])
      if (measured.length >= BATCH_SIZE) await write()
    }
    if (measured.length > 0) await write()
  }

  const run = async () => {
    isRunning = true
    while (isRequested && !isStopped) {
      isRequested = false
      await measureAll().catch(onError)
    }
    isRunning = false
    child.stop()
  }

  /** A request during a run is for songs that the run may not have found. */
  const start = () => {
    isRequested = true
    if (!isRunning) running = run()
  }

  return {
    /** Requests that songs without a gain are measured soon. */
    request: () => {
      clearTimeout(pause)
      if (!isStopped) pause = setTimeout(start, pauseMs).unref()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(pause)
      child.stop()
      await running
    },
  }
}
