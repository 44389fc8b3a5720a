import type { Queries } from '../../../database/open.ts'
import type { GainSource } from '../../../database/tables/music.ts'

export interface UnmeasuredSong {
  readonly id: number
  readonly path: string
  readonly audio_hash: string
  readonly gain_source: GainSource
}

/** Songs of the site whose files say nothing about their loudness. */
export const loudnessStore = (queries: Queries) => {
  const unmeasured = queries
    .selectFrom('songs')
    .select(['id', 'path', 'audio_hash', 'gain_source'])
    .where('root', '=', 'own')
    .where('missing_since', '=', 0)
    .where('gain_source', 'not in', ['tag', 'measured'])
  return {
    list: (): Promise<UnmeasuredSong[]> => unmeasured.execute(),

    /** The number of songs that no decoder could try. */
    countUndecoded: async (): Promise<number> => {
      const { count } = await queries
        .selectFrom('songs')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('root', '=', 'own')
        .where('missing_since', '=', 0)
        .where('gain_source', '=', 'none')
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Another node may have measured it meanwhile. */
    isUnmeasured: async ({ id, gain_source }: UnmeasuredSong) =>
      (await unmeasured
        .where('id', '=', id)
        .where('gain_source', '=', gain_source)
        .executeTakeFirst()) !== undefined,

    /** A file that has changed meanwhile is measured again. */
    set: async (song: UnmeasuredSong, gainDb: number | null, source: GainSource) => {
      await queries
        .updateTable('songs')
        .set({ gain_db: gainDb, gain_source: source })
        .where('id', '=', song.id)
        .where('audio_hash', '=', song.audio_hash)
        .where('gain_source', '=', song.gain_source)
        .execute()
    },
  }
}

export type LoudnessStore = ReturnType<typeof loudnessStore>
