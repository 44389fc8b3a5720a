import { CallError } from '@lanting/browser'
import type { LibrarySong } from '@lanting/contract'
import { expect, it } from 'vitest'
import { isFolderCover, kindOf, mayPass, songOfFile, stemOf, Unfit } from './song-uploads.ts'

it.each([
  ['a.mp3', 'song'],
  ['A.FLAC', 'song'],
  ['a.lrc', 'lyric'],
  ['a.JPG', 'cover'],
  ['a.txt', 'unknown'],
  ['mp3', 'unknown'],
  ['a.constructor', 'unknown'],
  ['', 'unknown'],
])('classifies %j as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})

it('returns the name that a song and its lyrics share', () => {
  expect(['f/送别.mp3', '送别.lrc', 'a.b.mp3'].map(stemOf)).toEqual(['送别', '送别', 'a.b'])
  // The same letter in two Unicode forms.
  expect(stemOf('e\u0301.mp3')).toBe(stemOf('\u00e9.lrc'))
})

it('finds the song of a lyrics file in the folder first, and no demo song', () => {
  const song = (id: number, path: string, isDemo = false) => ({ id, path, isDemo }) as LibrarySong
  const songs = [song(1, 'demo/a.mp3', true), song(2, 'x/a.mp3'), song(3, 'y/a.mp3')]
  expect(songOfFile(songs, 'a.lrc', 'y')?.id).toBe(3)
  expect(songOfFile(songs, 'a.lrc', '')?.id).toBe(2)
  expect(songOfFile(songs, 'b.lrc', '')).toBeUndefined()
})

it('knows the picture of a whole folder by its name', () => {
  expect(['cover.jpg', 'Folder.PNG', 'front.webp'].every(isFolderCover)).toBe(true)
  expect(['song.jpg', 'my cover.jpg'].some(isFolderCover)).toBe(false)
})

it('offers no retry for a file that the server never accepts', () => {
  const failed = (status: number) => mayPass(new CallError(status, '', ''))
  expect([0, 409, 429, 503, 507].every(failed)).toBe(true)
  expect([400, 413, 422].some(failed)).toBe(false)
  expect(mayPass(new Unfit('noSong'))).toBe(true)
  expect(mayPass(new Unfit('tooLong'))).toBe(false)
})
