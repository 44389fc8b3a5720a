import { OWN_SONGS_MAX } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { addLikes, forgetOldPlays, type SongAt } from './listener-songs.store.ts'

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
      conflict.columns(['user_id', 'song_id']).doUpdateSet(({ eb, ref }) => ({
        plays: eb
          .case()
          .when('song_plays.plays', '<', ref('excluded.plays'))
          .then(ref('excluded.plays'))
          .else(ref('song_plays.plays'))
          .end(),
        played_at: eb
          .case()
          .when('song_plays.played_at', '<', ref('excluded.played_at'))
          .then(ref('excluded.played_at'))
          .else(ref('song_plays.played_at'))
          .end(),
      })),
    )
    .execute()

/** Takes over what a browser kept. A repeated merge changes nothing. */
export const mergeMusic = (
  queries: Queries,
  userId: number,
  { likes, plays }: Merged,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('song_likes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await addLikes(transaction, userId, likes.slice(0, OWN_SONGS_MAX - Number(count)))
    for (const play of plays) await mergePlay(transaction, userId, play)
    await forgetOldPlays(transaction, userId)
  })
