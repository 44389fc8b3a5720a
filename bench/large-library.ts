import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { mp3 } from '../apps/server/src/testing/sounds.ts'

const SONGS_OF_ALBUM = 12
const ALBUMS_OF_ARTIST = 4
/** About a second of silence. */
const FRAMES = 40

interface Library {
  readonly songs: number
  /** A folder is a playlist. */
  readonly folderOf: (album: number) => string
}

/** Writes songs with tags into the data folder of a site. */
export const writeLibrary = (dataDir: string, { songs, folderOf }: Library) => {
  for (let at = 0; at < songs; at += 1) {
    const album = Math.floor(at / SONGS_OF_ALBUM)
    const folder = join(dataDir, 'music', folderOf(album))
    mkdirSync(folder, { recursive: true })
    const tags = {
      title: at % 500 === 0 ? `夜曲 ${at}` : `song ${at}`,
      artist: `artist ${Math.floor(album / ALBUMS_OF_ARTIST)}`,
      album: `album ${album}`,
      track: String((at % SONGS_OF_ALBUM) + 1),
      year: String(1980 + (album % 45)),
      genre: ['Folk', 'Rock', 'Jazz', '民谣'][album % 4] ?? '',
    }
    writeFileSync(join(folder, `${at}.mp3`), mp3(tags, FRAMES))
  }
}

/** Waits until a site has scanned this many songs. */
export const untilScanned = async (dataDir: string, songs: number) => {
  const database = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { readOnly: true })
  const counted = () => Number(database.prepare('select count(*) as n from songs').get()?.n)
  while (counted() < songs) await pause(100)
  database.close()
}
