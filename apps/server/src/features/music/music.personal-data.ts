import { deletedWithUser } from '../../database/personal-data.ts'

export const musicData = [
  deletedWithUser('playlists', 'user_id'),
  deletedWithUser('song_likes', 'user_id'),
  deletedWithUser('song_plays', 'user_id'),
  deletedWithUser('music_stars', 'user_id'),
  deletedWithUser('play_queues', 'user_id'),
  deletedWithUser('music_ratings', 'user_id'),
  deletedWithUser('music_bookmarks', 'user_id'),
  deletedWithUser('music_shares', 'user_id'),
  deletedWithUser('music_tokens', 'user_id', ['nonce']),
]
