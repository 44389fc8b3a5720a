import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface MusicTables {
  songs: Row & {
    /** `own`: below DATA_DIR; `demo`: part of the program. */
    root: string
    /** Relative to the root, with `/` between its parts. */
    path: string
    folder: string
    name: string
    /** `artists` and `alia` are lists, as JSON. */
    artists: string
    alia: string
    album: string
    bytes: number
    /** The modification time of the file. */
    changed_at: number
    /** Empty, `embedded`, or the name of a file beside the song. */
    cover: string
    cover_version: string
    /** The name of the lyrics file beside the song, or empty. */
    lyric: string
    /** Identifies the content of the file, wherever it is; empty before it was read. */
    audio_hash: Generated<string>
    /** 1: the file itself has lyrics. */
    embedded_lyric: Generated<number>
    /** The length. 0: not read yet. -1: the file does not tell. */
    duration_ms: Generated<number>
    /** The place in its folder: disc, track, then the name in natural order. */
    sort_key: Generated<string>
    /** 1: an administrator has edited name and artists. */
    edited: Generated<number>
    /** Normalized name, artists and album for searching. */
    search_text: string
    pinyin: string
  }
  playlists: {
    id: Generated<number>
    /** The folder that it follows; null: made by an administrator. */
    root: string | null
    folder: string | null
    /** Empty: the name of the folder. */
    name: string
    hidden: Generated<number>
    position: Generated<number>
    created_at: number
  }
  playlist_songs: { playlist_id: number; song_id: number; position: number }
}
