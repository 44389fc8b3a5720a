import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '@lanting/contract'
import type { FileTags } from '../../workers/file-tags.ts'
import { folderOf } from './songs.rules.ts'

/** The folder of the bundled songs, offered while the demo content exists. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../assets/music/', import.meta.url))

/** The names of the bundled songs and their folders in a language that their files do not have. */
export interface DemoNames {
  readonly albumArtist: string
  readonly folders: ReadonlyMap<string, string>
  readonly songs: ReadonlyMap<string, Pick<FileTags, 'title' | 'artists'>>
}

/** The files themselves are named in Chinese. */
export const readDemoNames = async (language: Language): Promise<DemoNames | undefined> => {
  if (language !== 'en') return undefined
  const { albumArtist, folders, songs } = JSON.parse(
    await readFile(`${DEMO_FOLDER}names.en.json`, 'utf8'),
  )
  return {
    albumArtist,
    folders: new Map(Object.entries(folders)),
    songs: new Map(Object.entries(songs)),
  }
}

export const withDemoNames = (
  names: DemoNames | undefined,
  path: string,
  tags: FileTags,
): FileTags => {
  const song = names?.songs.get(path)
  if (!names || !song) return tags
  const album = names.folders.get(folderOf(path)) ?? tags.album
  return { ...tags, ...song, album, albumArtists: [names.albumArtist] }
}
