import type { Queries } from '../../../database/open.ts'

export interface UnmeasuredSong {
  readonly id: number
  readonly path: string
  readonly audio_hash: string
}

/** Songs of the site whose files say nothing about their loudness. */
export const loudnessStore = (queries: Queries) => {
  const unmeasured = queries
    .selectFrom('songs')
    .select(['id', 'path', 'audio_hash'])
    .where('root', '=', 'own')
    .where('gain_source', '=', '')
  return {
    list: (): Promise<UnmeasuredSong[]> => unmeasured.execute(),

    isUnmeasured: async (id: number) =>
      (await unmeasured.where('id', '=', id).executeTakeFirst()) !== undefined,

    /** A file that has changed meanwhile is measured again. */
    set: async (song: UnmeasuredSong, gainDb: number | null) => {
      await queries
        .updateTable('songs')
        .set({ gain_db: gainDb, gain_source: gainDb === null ? 'none' : 'measured' })
        .where('id', '=', song.id)
        .where('audio_hash', '=', song.audio_hash)
        .where('gain_source', '=', '')
        .execute()
    },
  }
}

export type LoudnessStore = ReturnType<typeof loudnessStore>
