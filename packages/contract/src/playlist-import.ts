import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { PLAYLIST_IMPORT_MAX } from './music-limits.ts'

const PlaylistImport = Type.Object({
  /** The name of the playlist behind a link, else empty. */
  name: Type.String(),
  /** The songs that were found, in the order of the text, each once. */
  songs: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), artist: Type.String() }),
  ),
  /** The lines without a song. */
  missing: Type.Array(Type.String()),
  /** The number of lines whose song is among the songs already. */
  repeated: Type.Integer(),
  /** Whether every song was looked up, also at the upstream. */
  isComplete: Type.Boolean(),
})
export type PlaylistImport = Static<typeof PlaylistImport>

export const playlistImport = {
  previewPlaylistImport: endpoint({
    access: 'user',
    section: 'music',
    summary: 'Find the songs of a playlist link or of pasted titles, one per line; stores nothing',
    method: 'POST',
    reads: true,
    path: '/api/music/own/import',
    limit: perMinute(10),
    body: Type.Object({ text: Type.String({ maxLength: PLAYLIST_IMPORT_MAX.characters }) }),
    result: PlaylistImport,
  }),
}
