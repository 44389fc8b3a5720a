import { SONG_DETAILS_MAX, type Song } from '@lanting/contract'
import { idsAfter, knownSong, orderOf, type PlayerState } from '@lanting/player'
import { useEffect } from 'react'
import { create } from 'zustand'
import { music } from '../music.ts'
import { usePlayer } from '../use-player.ts'

/** Shown songs of the list. */
const AHEAD = 30

/** null: the answer had nothing about it. */
const useDescribed = create<Readonly<Record<number, Song | null>>>()(() => ({}))

/** Songs that could not be described are requested again when the queue opens again. */
const describe = async (wanted: readonly number[]) => {
  const ids = wanted.slice(0, SONG_DETAILS_MAX)
  try {
    const query = { ids: ids.join() }
    const { songs } = await music().api.getSongDetail({ query }, { quiet: true })
    const found = songs.map((song) => [song.id, song] as const)
    useDescribed.setState(Object.fromEntries([...ids.map((id) => [id, null] as const), ...found]))
  } catch (error) {
    console.info('Songs ahead:', error)
  }
}

/** The ids after the current song, in the order of the list. */
const idsAhead = (state: PlayerState) => {
  const order = orderOf(state)
  return idsAfter(order)
    .filter((id) => id !== order.current)
    .slice(0, AHEAD)
}

interface SongAhead {
  readonly song: Song
  /** The upstream has it no longer, or is silent. */
  readonly isLost: boolean
}

/** The next songs of the active list. Those that are not loaded are described. */
export const useSongsAhead = (): readonly SongAhead[] => {
  // A text, because the selected value has to be stable.
  const ids = usePlayer((state) => idsAhead(state).join())
  const described = useDescribed()
  const state = music().player.getState()
  const songs = (ids === '' ? [] : ids.split(',').map(Number)).map((id) => {
    const known = knownSong(state, id)
    const song = known.name === '' ? (described[id] ?? known) : known
    return { song, isLost: song.name === '' && described[id] === null }
  })
  const missing = songs.flatMap(({ song }) => (song.name === '' ? [song.id] : [])).join()
  useEffect(() => {
    if (missing !== '') void describe(missing.split(',').map(Number))
  }, [missing])
  return songs
}
