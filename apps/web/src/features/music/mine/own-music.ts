import { isOwnList, type OwnPlaylist } from '@lanting/contract'
import { create } from 'zustand'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { music } from '../music.ts'
import { showShelf, useShelves } from '../panel/shelves/shelves.ts'
import { firstShown } from '../playlists.rules.ts'
import { showPlaylist, usePlaylists } from '../playlists.ts'
import { attempt } from './attempt.ts'
import { clearHistory, useHistory } from './history.ts'
import { clearLikes, useLikes } from './likes.ts'
import { createOwnLikes } from './own-likes.ts'

interface OwnMusicState {
  /** The ids of liked songs; undefined: not loaded, or nobody is logged in. */
  readonly likes: ReadonlySet<number> | undefined
  readonly playlists: readonly OwnPlaylist[]
}

const NOTHING: OwnMusicState = { likes: undefined, playlists: [] }

/** The music of the logged-in listener. */
export const useOwnMusic = create<OwnMusicState>()(() => NOTHING)
const { setState } = useOwnMusic

const listener = () => {
  const { token, userInfo } = useUserState.getState()
  return token ? userInfo?.id : undefined
}

/** Moves the likes and plays of this browser into the account, which alone keeps them from then on. */
const mergeKept = async () => {
  const likes = useLikes.getState().songs.map(({ id }) => id)
  const { played } = useHistory.getState()
  if (likes.length === 0 && played.length === 0) return
  const plays = played.map(({ song, ...play }) => ({ id: song.id, ...play }))
  const api = await music().ownApi()
  await api.mergeOwnMusic({ body: { likes, plays } }, { quiet: true })
  clearLikes()
  clearHistory()
}

/** A list of somebody who has logged out is not shown any longer. */
const hideOwnList = async () => {
  if (useShelves.getState().shelf === 'own') showShelf('playlists')
  const { shown, playlists } = usePlaylists.getState()
  const first = firstShown(playlists)
  if (shown && isOwnList(shown.id) && first) await showPlaylist(first)
}

const openLikes = () => {
  const opened = createOwnLikes({
    send: (id, isLiked) =>
      attempt(async () => {
        const api = await music().ownApi()
        if (isLiked) await api.likeSong({ body: { id } })
        else await api.unlikeSong({ params: { id } })
      }),
    // Answers to a listener who has logged out are not shown.
    show: (likes) => opened === ownLikes && setState({ likes }),
  })
  return opened
}

let followed: number | undefined
let ownLikes = openLikes()

const loadOwnMusic = async (options = { quiet: true }): Promise<void> => {
  const asked = ownLikes
  await asked.load(async () => {
    const { likes, playlists } = await (await music().ownApi()).getOwnMusic(undefined, options)
    if (asked === ownLikes) setState({ playlists })
    return likes
  })
}

/** When it fails, the next opening of the panel tries again. */
const tryToLoad = async (work: () => Promise<void>) => {
  const asked = followed
  if (!(await attempt(work)) && asked === followed) followed = undefined
}

const load = () =>
  tryToLoad(async () => {
    await mergeKept()
    await loadOwnMusic()
  })

/** Loads likes and playlists again after a change, which is saved whether this succeeds or not. */
export const reloadOwnMusic = (): Promise<void> => tryToLoad(() => loadOwnMusic())

const follow = () => {
  const now = listener()
  if (now === followed) return
  followed = now
  ownLikes = openLikes()
  setState(NOTHING)
  if (now === undefined) void hideOwnList()
  else void load()
}

/** Loads the music of the logged-in listener, once, and again when another one logs in. */
export const followListener = (): (() => void) => {
  follow()
  return useUserState.subscribe(follow)
}

/** A failed call tells why. */
export const toggleOwnLike = async (id: number): Promise<void> => {
  const isKnown = ownLikes.areKnown() || (await attempt(() => loadOwnMusic({ quiet: false })))
  if (isKnown) await ownLikes.toggle(id)
}
