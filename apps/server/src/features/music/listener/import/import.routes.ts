import {
  endpoints,
  PLAYLIST_IMPORT_MAX,
  PLAYLIST_NAME_MAX,
  type PlaylistImport,
  type Song,
} from '@lanting/contract'
import { AppError } from '../../../../http/app-error.ts'
import type { Serve } from '../../../../http/serve-endpoint.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { folded } from '../../song-search.rules.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { ImportStore } from './import.store.ts'
import { linkIn } from './playlist-link.rules.ts'
import { readNeteasePlaylist } from './read-netease-playlist.ts'
import { searchUpstream } from './search-upstream.ts'
import { linesOf, type Reading, readLine } from './song-lines.rules.ts'
import { createMatcher } from './song-match.rules.ts'
import { beginningsOf, createTitleFilter } from './wanted-titles.rules.ts'

interface Needs {
  readonly store: ImportStore
  readonly upstream: Upstream | undefined
  readonly now: Clock
}

type FoundSong = PlaylistImport['songs'][number]

const artistOf = (names: readonly string[]) => names.join(' / ')

const foundSong = ({ id, name, ar }: Song): FoundSong => ({
  ...{ id, name },
  artist: artistOf(ar.map((artist) => artist.name)),
})

const asReading = ({ name, ar }: Song): Reading => ({
  title: folded(name),
  artist: folded(ar.map((artist) => artist.name).join('/')),
})

/** Each song once; the others are counted. */
const onlyOnce = (found: readonly FoundSong[]) => {
  const songs = [...new Map(found.map((song) => [song.id, song])).values()]
  return { songs, repeated: found.length - songs.length }
}

/** Finds the songs that a text means, for a playlist of a user. */
export const importRoutes = (serve: Serve, { store, upstream, now }: Needs) => {
  const matcherFor = async (readings: readonly Reading[]) => {
    const isWanted = createTitleFilter(readings)
    const near = await store.beginningWith(beginningsOf(readings))
    const wanted = near.filter(({ name }) => isWanted(name)).map(({ id }) => id)
    const rows = await store.candidates(wanted)
    return createMatcher(
      rows.map(({ id, name, artists, alia }) => {
        const singers: string[] = JSON.parse(artists)
        const names: string[] = [name, ...JSON.parse(alia)]
        const song: FoundSong = { id, name, artist: artistOf(singers) }
        return { song, names: names.map(folded), artists: singers.map(folded) }
      }),
    )
  }

  const fromNetease = async (id: number): Promise<PlaylistImport> => {
    const playlist = upstream && (await readNeteasePlaylist(id, { upstream, now }))
    if (!playlist) throw new AppError('playlistLinkUnread')
    const match = await matcherFor(playlist.songs.map(asReading))
    // The upstream has the very version: another one of the library is no replacement.
    const ownOf = (song: Song) => match([asReading(song)], { isExact: true })
    const found = playlist.songs.map((song) => ownOf(song) ?? foundSong(song))
    const name = [...playlist.name.trim()].slice(0, PLAYLIST_NAME_MAX).join('')
    return { name, ...onlyOnce(found), missing: [], isComplete: playlist.isComplete }
  }

  const fromTitles = async (text: string): Promise<PlaylistImport> => {
    const written = linesOf(text)
    const limit = PLAYLIST_IMPORT_MAX.songs
    if (written.length === 0) throw new AppError('playlistImportEmpty')
    if (written.length > limit) {
      throw new AppError('playlistImportTooLong', { detail: { member: 'text', limit } })
    }
    const lines = written.map(readLine)
    const match = await matcherFor(lines.flatMap(({ readings }) => readings))
    const own = new Map(lines.map((line) => [line, match(line.readings)]))
    const absent = lines.filter((line) => !own.get(line))
    const { found: theirs, isComplete } = await searchUpstream(absent, { upstream, now })
    const songOf = (line: (typeof lines)[number]) => {
      const song = theirs.get(line)
      return own.get(line) ?? (song && foundSong(song))
    }
    const missing = lines.filter((line) => !songOf(line)).map((line) => line.text)
    const found = lines.flatMap((line) => songOf(line) ?? [])
    return { name: '', ...onlyOnce(found), missing: [...new Set(missing)], isComplete }
  }

  serve(endpoints.previewPlaylistImport, async ({ body: { text } }) => {
    const link = linkIn(text)
    if (!link) return fromTitles(text)
    if (link.kind === 'netease') return fromNetease(link.id)
    throw new AppError(link.kind === 'qq' ? 'playlistLinkOfQq' : 'playlistLinkUnknown')
  })
}
