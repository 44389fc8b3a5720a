import { encodedStorage } from '@lanting/browser'
import type { Song } from '@lanting/contract'
import { create } from 'zustand'
import { afterPlay, type PlayedSong, readHistory } from './history.rules.ts'

const KEY = 'blog-music-history'
const read = () => readHistory(encodedStorage.read(KEY))

/** The songs that a visitor listened to in this browser. */
export const useHistory = create<{ readonly played: readonly PlayedSong[] }>()(() => ({
  played: read(),
}))

encodedStorage.follow(KEY, () => useHistory.setState({ played: read() }))

const save = (played: readonly PlayedSong[]) => {
  useHistory.setState({ played })
  encodedStorage.write(KEY, played)
}

export const keepPlay = (song: Song): void =>
  save(afterPlay(useHistory.getState().played, song, Date.now()))

export const clearHistory = (): void => save([])
