import type { Queries } from '../../../database/open.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { loudnessStore } from './loudness.store.ts'
import { createLoudnessChild } from './loudness-child.ts'
import { createSongMeasurer, type MeasurerNeeds } from './measure-songs.ts'

interface Needs extends Pick<MeasurerNeeds, 'files' | 'withInvalidation' | 'onError'> {
  readonly queries: Queries
  /** Where programs are installed. */
  readonly programFolders: readonly string[]
}

/** Composes the measurement of the loudness of songs. */
export const openLoudness = ({ queries, programFolders, ...needs }: Needs) => {
  const store = loudnessStore(queries)
  const find = () => findFfmpeg(programFolders)
  const measurer = createSongMeasurer({
    ...needs,
    store,
    child: createLoudnessChild(),
    findFfmpeg: find,
  })
  return {
    ...measurer,
    /** The number of songs that ffmpeg would measure, if it were installed. */
    countUnmeasuredSongs: async () => ((await find()) ? 0 : store.countUndecoded()),
  }
}
