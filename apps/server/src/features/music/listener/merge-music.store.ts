import { OWN_SONGS_MAX } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import {
  addLikes,
  forgetOldPlays,
  larger,
  listenerSongsStore,
  type SongAt,
} from './listener-songs.store.ts'

interface MergedPlay extends SongAt {
  readonly plays: number
}

interface Merged {
  readonly likes: readonly SongAt[]
  readonly plays: readonly MergedPlay[]
}

/** The larger number of plays and the later time stay. */
const mergePlay = (queries: Queries, userId: number, { songId, plays, at }: MergedPlay) =>
  queries
    .insertInto('song_plays')
    .values({ user_id: userId, song_id: songId, plays, played_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'song_id']).doUpdateSet({
        plays: larger('plays'),
        played_at: larger('played_at'),
      }),
    )
    .execute()

/** Takes over what a browser kept. A repeated merge changes nothing. */
export const mergeMusic = (
  queries: Queries,
  userId: number,
  { likes, plays }: Merged,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const known = new Set(await listenerSongsStore(transaction).likedIds(userId))
    const unknown = likes.filter(({ songId }) => !known.has(songId))
    await addLikes(transaction, userId, unknown.slice(0, OWN_SONGS_MAX - known.size))
    for (const play of plays) await mergePlay(transaction, userId, play)
    await forgetOldPlays(transaction, userId)
  })
