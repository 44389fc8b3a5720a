import { encodedStorage } from '@lanting/browser'
import type { Song } from '@lanting/contract'
import { create } from 'zustand'
import { afterToggle, readLikes } from './likes.rules.ts'

const KEY = 'blog-music-likes'
const read = () => readLikes(encodedStorage.read(KEY))

/** The songs that a visitor liked in this browser, newest first. */
export const useLikes = create<{ readonly songs: readonly Song[] }>()(() => ({ songs: read() }))

encodedStorage.follow(KEY, () => useLikes.setState({ songs: read() }))

const save = (songs: readonly Song[]) => {
  useLikes.setState({ songs })
  encodedStorage.write(KEY, songs)
}

export const toggleKeptLike = (song: Song): void =>
  save(afterToggle(useLikes.getState().songs, song))

export const clearLikes = (): void => save([])
