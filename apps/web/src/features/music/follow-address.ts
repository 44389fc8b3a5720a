import type { Player } from '@lanting/player'
import type { SongWish } from '../../shared/play-song.ts'
import type { Music } from './music.ts'
import { showView } from './panel/panel-view.ts'
import { LISTEN_PARAMETER, songIn } from './song-link.rules.ts'

/** Plays after the first gesture when the browser blocks autoplay. */
const playAfterGesture = (player: Player, id: number) => {
  const events = ['click', 'keyup'] as const
  const stop = () => {
    for (const event of events) window.removeEventListener(event, play)
    unsubscribe()
  }
  const play = () => {
    stop()
    const { status, song } = player.getState()
    if (status === 'paused' && song?.id === id) player.play()
  }
  const unsubscribe = player.subscribe(() => {
    const { status, song } = player.getState()
    if (status === 'playing' || song?.id !== id) stop()
  })
  for (const event of events) window.addEventListener(event, play)
}

const songOfAddress = async ({ api, notify }: Music, id: number) => {
  try {
    const { songs } = await api.getSongDetail({ query: { ids: String(id) } }, { quiet: true })
    if (songs[0]) return songs[0]
  } catch (error) {
    console.info('Shared song:', error)
  }
  notify((copy) => copy.share.missing)
  return undefined
}

const openSong = async (music: Music, id: number) => {
  const { player } = music
  player.openPanel()
  const song = await songOfAddress(music, id)
  if (!song) return
  player.select(song)
  playAfterGesture(player, id)
}

const queueSong = async (music: Music, id: number, wish: SongWish) => {
  const { player } = music
  const song = await songOfAddress(music, id)
  if (song && wish === 'next') player.playNext(song)
  else if (song) player.enqueue(song)
}

/**
 * `?showSpecial` opens the stage, `?song=` opens a shared song, `?listen` opens the turntable.
 * Several may be present.
 */
export const followAddress = async (
  music: Music,
  search: string,
  wish: SongWish = 'now',
): Promise<void> => {
  const asked = new URLSearchParams(search)
  if (asked.has('showSpecial')) music.player.showSpecial()
  if (asked.has(LISTEN_PARAMETER)) {
    showView('together')
    music.player.openPanel()
  }
  const id = songIn(search)
  if (id === undefined) return
  await (wish === 'now' ? openSong(music, id) : queueSong(music, id, wish))
}
