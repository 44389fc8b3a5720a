import { encodedStorage } from '@lanting/browser'
import type { Song } from '@lanting/contract'
import { hasSong } from '@lanting/player'
import { create } from 'zustand'
import { afterToggle, readLikes } from './likes.rules.ts'

const KEY = 'blog-music-likes'
const read = () => readLikes(encodedStorage.read(KEY))

/** The songs that were liked in this browser, newest first. */
export const useLikes = create<{ readonly songs: readonly Song[] }>()(() => ({ songs: read() }))

encodedStorage.follow(KEY, () => useLikes.setState({ songs: read() }))

export const toggleLike = (song: Song): void => {
  const songs = afterToggle(useLikes.getState().songs, song)
  useLikes.setState({ songs })
  encodedStorage.write(KEY, songs)
}

export const useIsLiked = (id: number | undefined): boolean =>
  useLikes(({ songs }) => id !== undefined && hasSong(songs, id))
