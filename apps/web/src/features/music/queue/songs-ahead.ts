import { SONG_DETAILS_MAX, type Song } from '@lanting/contract'
import { idsAfter, knownSong, orderOf, type PlayerState } from '@lanting/player'
import { useEffect } from 'react'
import { create } from 'zustand'
import { music } from '../music.ts'
import { usePlayer } from '../use-player.ts'

/** Shown songs of the list. */
const AHEAD = 30

const useDescribed = create<Readonly<Record<number, Song>>>()(() => ({}))

/** Songs that could not be described are requested again when the queue opens again. */
const describe = async (ids: readonly number[]) => {
  const query = { ids: ids.slice(0, SONG_DETAILS_MAX).join() }
  try {
    const { songs } = await music().api.getSongDetail({ query }, { quiet: true })
    useDescribed.setState(Object.fromEntries(songs.map((song) => [song.id, song])))
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

/** The next songs of the active list. Those that are not loaded are described. */
export const useSongsAhead = (): readonly Song[] => {
  // A text, because the selected value has to be stable.
  const ids = usePlayer((state) => idsAhead(state).join())
  const described = useDescribed()
  const state = music().player.getState()
  const songs = (ids === '' ? [] : ids.split(',').map(Number)).map((id) => {
    const song = knownSong(state, id)
    return song.name === '' ? (described[id] ?? song) : song
  })
  const missing = songs.flatMap(({ id, name }) => (name === '' ? [id] : [])).join()
  useEffect(() => {
    if (missing !== '') void describe(missing.split(',').map(Number))
  }, [missing])
  return songs
}
