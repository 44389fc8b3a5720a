import type { SongWish } from '../../shared/play-song.ts'
import { locationOf, withoutParameter } from '../../shared/router/location.ts'
import type { Router } from '../../shared/router/router.ts'
import { connectTabs } from './browser-tabs.ts'
import { countPlays } from './count-plays.ts'
import { discMotion } from './dock/disc-motion.ts'
import { DockInfo } from './dock/dock-info.tsx'
import { useDock } from './dock/dock-state.ts'
import { followAddress } from './follow-address.ts'
import { showLyricInTitle } from './lyric-title.ts'
import { joinMediaSession } from './media-session.ts'
import { rememberPlay } from './mine/remember-play.ts'
import { type Music, theMusic } from './music.ts'
import { followKeys } from './player-keys.ts'
import { LISTEN_PARAMETER, SONG_PARAMETER, songIn } from './song-link.rules.ts'
import { isPlain } from './sound/sound-settings.rules.ts'
import { useSound } from './sound/sound-settings.ts'
import { PLAYER_COPY } from './use-player.ts'

/** Loads the full player. */
const loadStage = async () => (await import('./panel/music-panel.tsx')).MusicPanel

/** The code of the sound loads only for listeners who have changed it. */
const loadSound = () =>
  import('./sound/apply-sound.ts').then(
    ({ applySound }) => applySound(),
    (error) => console.info('Sound:', error),
  )

/** Replaces the disc when the panel has loaded. After a failure the disc stays, with a toast. */
const openWhenWanted = ({ player, notify }: Music) => {
  let isLoading = false
  const load = async () => {
    isLoading = true
    try {
      useDock.setState({ Stage: await loadStage(), isOpen: player.getState().isShowMusicPlayer })
    } catch (error) {
      console.info('Music:', error)
      player.closePanel()
      notify((copy) => copy.notLoaded)
    }
    isLoading = false
  }
  return () => {
    const { isShowMusicPlayer } = player.getState()
    const { Stage, isOpen } = useDock.getState()
    if (isShowMusicPlayer && !Stage) {
      if (!isLoading) load()
    } else if (isShowMusicPlayer !== isOpen) useDock.setState({ isOpen: isShowMusicPlayer })
  }
}

/** Keeps the state of the disc current. */
const updateDisc = (music: Music) => {
  const open = openWhenWanted(music)
  const update = () => {
    const state = music.player.getState()
    const shown = useDock.getState()
    const cover = state.song?.al.picUrl ?? ''
    const motion = discMotion(state)
    // The time changes often, the disc seldom.
    if (cover !== shown.cover || motion !== shown.motion) useDock.setState({ cover, motion })
    open()
  }
  update()
  music.player.subscribe(update)
}

/** Connects the player with the page: disc, keys, media session and other tabs. */
export const openMusic = (router: Router) => {
  // The language may change while a song plays.
  const site = () => router.getState().context
  const started = theMusic({
    api: site().api,
    playerCopy: () => PLAYER_COPY[site().language],
    messages: () => site().copy.messages,
    language: () => site().language,
  })
  const { player } = started
  const tabs = connectTabs(player)
  joinMediaSession(started)
  showLyricInTitle(started)
  followKeys(started)
  countPlays(started, rememberPlay(started))
  updateDisc(started)
  if (!isPlain(useSound.getState())) loadSound()
  useDock.setState({ Info: DockInfo })
  return {
    ...started,
    /** Opens what the address names, once: a reload continues what plays then. */
    follow: async (search: string, wish?: SongWish) => {
      await followAddress(started, search, wish)
      const here = router.location()
      const isListening = new URLSearchParams(here.search).has(LISTEN_PARAMETER)
      if (songIn(here.search) === undefined && !isListening) return
      const withoutSong = locationOf(withoutParameter(here, SONG_PARAMETER))
      const href = withoutParameter(withoutSong, LISTEN_PARAMETER)
      await router.navigate(href, { replace: true, keepScroll: true })
    },
    /** Puts the turntable in the place of the own list, or gives the press that it waits for. */
    listenTogether: async () => {
      const { joinTogether, pressTogether } = await import('./together/together.ts')
      joinTogether()
      pressTogether()
    },
    /** Resumes the song of the last visit, unless another tab is playing. */
    resume: async () => {
      if (!(await tabs.isPlayingElsewhere())) player.resume()
    },
  }
}
