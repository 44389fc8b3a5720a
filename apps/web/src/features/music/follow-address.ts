import type { Player } from '@lanting/player'
import type { Music } from './music.ts'
import { songIn } from './song-link.rules.ts'

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

const openSong = async ({ player, api, notify }: Music, id: number) => {
  player.openPanel()
  try {
    const { songs } = await api.getSongDetail({ query: { ids: String(id) } }, { quiet: true })
    const [song] = songs
    if (!song) return notify((copy) => copy.share.missing)
    player.select(song)
    playAfterGesture(player, id)
  } catch (error) {
    console.info('Shared song:', error)
    notify((copy) => copy.share.missing)
  }
}

/** `?showSpecial` opens the stage, `?song=` opens a shared song. Both may be present. */
export const followAddress = async (music: Music, search: string): Promise<void> => {
  const asked = new URLSearchParams(search)
  if (asked.has('showSpecial')) music.player.showSpecial()
  const id = songIn(search)
  if (id !== undefined) await openSong(music, id)
}
