import { OWN_LISTS, type Playlist } from '@lanting/contract'
import { usePlaylists } from '../../playlists.ts'

const isOwn = ({ id }: Playlist) => id > OWN_LISTS.playlists && id < OWN_LISTS.likes

/** The shown playlist, if it is the listener's own. */
export const useOwnPlaylist = (): Playlist | undefined =>
  usePlaylists(({ shown }) => (shown && isOwn(shown) ? shown : undefined))
