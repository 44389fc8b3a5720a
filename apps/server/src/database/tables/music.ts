import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export type GainSource = '' | 'tag' | 'measured' | 'none' | `none:${string}`

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
    /** The place in its folder: disc, track, then the name in natural order. */
    sort_key: Generated<string>
    /** A list, as JSON: the artists of the whole album. */
    album_artists: Generated<string>
    /** Made of the names of album and album artists, so that it is the same on every node. */
    album_id: Generated<number>
    /** Year, disc, track, duration and bit rate (kbit/s): 0 if unknown. */
    year: Generated<number>
    disc: Generated<number>
    track: Generated<number>
    /** A list, as JSON. */
    genres: Generated<string>
    duration_ms: Generated<number>
    bit_rate: Generated<number>
    /** The gain to an equal loudness (ReplayGain); null: unknown. */
    gain_db: Generated<number | null>
    /** Where it comes from; empty: not measured yet, `none:mp3`: this decoder finds no sound. */
    gain_source: Generated<GainSource>
    /** The version of the reader that has read the tags. */
    tags_version: Generated<number>
    /** Name, artists and album as people sort them: pinyin, and `2` before `10`. */
    name_key: Generated<string>
    artist_key: Generated<string>
    album_key: Generated<string>
    /** When its file was found missing; 0: it is there. */
    missing_since: Generated<number>
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
    /** The user whose private playlist it is; null: a playlist of the site. */
    user_id: Generated<number | null>
    /** The address of an own cover, or empty. */
    cover: Generated<string>
    /** The encoding of old tags that the owner has chosen for its folder, or empty. */
    encoding: Generated<string>
    /** When its folder was found missing; 0: it is there. */
    missing_since: Generated<number>
    created_at: number
    /** 0: not changed since it was made. */
    updated_at: Generated<number>
  }
  /** The artists of a song and of its album. */
  song_artists: { song_id: number; artist_id: number; name: string }
  song_likes: { user_id: number; song_id: number; created_at: number }
  /** How often, and when last, a user has heard a song. */
  song_plays: { user_id: number; song_id: number; plays: number; played_at: number }
  /** Albums and artists that a user has starred: `al-…` and `ar-…`. */
  music_stars: { user_id: number; subject: string; created_at: number }
  /** Tokens of music apps. The token itself is derived from the nonce (decision 50). */
  music_tokens: {
    id: Generated<number>
    user_id: number
    name: string
    nonce: string
    created_at: number
    last_used_at: Generated<number | null>
  }
  playlist_songs: { playlist_id: number; song_id: number; position: number }
  /** The queue of the music apps of a user. */
  play_queues: {
    user_id: number
    /** The ids of songs, as JSON. */
    songs: string
    /** 0: none. */
    current_song: number
    position_ms: number
    /** The name of the app. */
    changed_by: string
    changed_at: number
    /** The place of the current song: a queue may have it twice. */
    current_index: number
  }
  /** Ratings of songs, albums and artists; `subject` as in music_stars, or `so-<id>`. */
  music_ratings: { user_id: number; subject: string; rating: number }
  music_bookmarks: {
    user_id: number
    song_id: number
    position_ms: number
    comment: string
    created_at: number
    changed_at: number
  }
  /** Songs under a public address. */
  music_shares: {
    id: Generated<number>
    user_id: number
    /** The secret part of the address. */
    key: string
    description: string
    /** The ids of songs, as JSON. */
    songs: string
    created_at: number
    expires_at: number | null
    visits: Generated<number>
    visited_at: Generated<number | null>
  }
  radio_stations: {
    id: Generated<number>
    name: string
    stream_url: string
    home_page_url: string
    created_at: number
  }
  /** The names that a Subsonic server gives to its songs, playlists and covers. */
  upstream_keys: { number: number; key: string }
}
