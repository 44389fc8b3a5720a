import type { Song } from '@lanting/contract'
import { hasSong } from '@lanting/player'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { toggleKeptLike, useLikes } from './likes.ts'
import { toggleOwnLike, useOwnMusic } from './own-music.ts'

/** The likes of users are in their account, those of visitors in this browser. */
export const toggleLike = (song: Song): void => {
  if (useUserState.getState().token) void toggleOwnLike(song.id)
  else toggleKeptLike(song)
}

export const useIsLiked = (id = 0): boolean => {
  const isUser = useUserState(({ token }) => token !== undefined)
  const isOwn = useOwnMusic(({ likes }) => likes?.has(id) === true)
  const isKept = useLikes(({ songs }) => hasSong(songs, id))
  return isUser ? isOwn : isKept
}
