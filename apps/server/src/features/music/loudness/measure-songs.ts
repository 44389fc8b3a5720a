import type { GainSource } from '../../../database/tables/music.ts'
import type { Files } from '../../../platform/files.ts'
import { decodersOf } from './decoders.ts'
import type { LoudnessStore, UnmeasuredSong } from './loudness.store.ts'
import type { LoudnessChild } from './loudness-child.ts'
import { isUntried, noGain } from './tried-decoders.rules.ts'

export interface MeasurerNeeds {
  readonly store: Pick<LoudnessStore, 'list' | 'isUnmeasured' | 'set'>
  readonly files: Pick<Files, 'withLocalFile'>
  readonly child: LoudnessChild
  /** The path of the program ffmpeg, which may be installed at any time. */
  readonly findFfmpeg: () => Promise<string | undefined>
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

interface Measured {
  readonly song: UnmeasuredSong
  readonly gainDb: number | null
  readonly source: GainSource
}

/** Measures the loudness of songs in the background, one at a time. */
export const createSongMeasurer = (needs: MeasurerNeeds) => {
  const { store, files, child, findFfmpeg, withInvalidation, onError, pauseMs = PAUSE_MS } = needs
  let isStopped = false
  let pause: NodeJS.Timeout | undefined
  let isRequested = false
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  /** Undefined: the file is missing or cannot be read now, and is measured another time. */
  const measure = async (song: UnmeasuredSong, ffmpeg: string | undefined) => {
    try {
      return await files.withLocalFile(song.path, (path) => child.measure({ path, ffmpeg }))
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  const measureAll = async () => {
    const ffmpeg = await findFfmpeg()
    const namesOf = ({ path }: UnmeasuredSong) => decodersOf(path, ffmpeg).map(({ name }) => name)
    const songs = (await store.list()).filter((song) => isUntried(song.gain_source, namesOf(song)))
    let measured: Measured[] = []
    const write = withInvalidation(async () => {
      for (const { song, gainDb, source } of measured) await store.set(song, gainDb, source)
      measured = []
    })
    for (const song of shuffled(songs)) {
      if (!(await store.isUnmeasured(song))) continue
      if (isStopped) break
      const names = namesOf(song)
      const gainDb = names.length === 0 ? null : await measure(song, ffmpeg)
      if (isStopped) break
      if (gainDb === undefined) continue
      const source = gainDb === null ? noGain(song.gain_source, names) : 'measured'
      measured.push({ song, gainDb, source })
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
