import { expect, it } from 'vitest'
import { fileEntry, folderEntry, transfer } from '../../shared/testing/dropped-entries.ts'
import { droppedSongs, folderOf } from './dropped-songs.ts'

it.each([
  ['/a.mp3', ''],
  ['/江南/a.mp3', '江南'],
  ['/Album/Disc 2/a.mp3', 'Album - Disc 2'],
])('puts %s into %j', (path, folder) => {
  expect(folderOf(path)).toBe(folder)
})

it('takes the songs, lyrics and covers of a dropped folder, with its name', async () => {
  const album = folderEntry('Rain', [
    fileEntry('/Rain/1.mp3'),
    fileEntry('/Rain/1.lrc'),
    fileEntry('/Rain/cover.jpg'),
    folderEntry('CD 2', [fileEntry('/Rain/CD 2/1.mp3')]),
  ])
  const loose = new File(['x'], 'loose.mp3')
  const found = await droppedSongs(
    transfer([album, fileEntry('/loose.mp3')], [new File([], 'Rain'), loose]),
    'typed',
  )
  expect(found.map(({ file, folder }) => [file.name, folder])).toEqual([
    ['loose.mp3', 'typed'],
    ['1.lrc', 'Rain'],
    ['1.mp3', 'Rain'],
    ['1.mp3', 'Rain - CD 2'],
    ['cover.jpg', 'Rain'],
  ])
})

it('takes plain files from a browser without entries', async () => {
  const found = await droppedSongs(transfer([], [new File(['x'], 'a.mp3')]), '')
  expect(found).toHaveLength(1)
})
