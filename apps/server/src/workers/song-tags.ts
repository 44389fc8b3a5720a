import { ADMIN_LENGTH } from '@lanting/contract'
import type { IAudioMetadata } from 'music-metadata'
import { selectCover } from 'music-metadata'
import { artistNames } from './artist-names.ts'
import { embeddedLyric } from './embedded-lyric.ts'
import type { FileTags, SongContainer } from './file-tags.ts'
import { oldNames } from './old-tags.ts'

const CONTAINERS: readonly (readonly [RegExp, SongContainer])[] = [
  [/^MPEG/, 'mp3'],
  [/^FLAC/, 'flac'],
  [/^Ogg/, 'ogg'],
  [/^WAVE/, 'wav'],
  [/^(?:ADTS|AAC)/, 'aac'],
  [/^(?:M4A|MP4|isom|mp4|qt)|MPEG-4/i, 'm4a'],
  [/^(?:EBML|webm|matroska)/i, 'webm'],
]

const NAME_MAX = ADMIN_LENGTH.songName

/** A name is one line. */
export const tagText = (value: string | undefined): string => {
  const line = (value ?? '').toWellFormed().replaceAll('\0', '')
  const plain = line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return plain.length > NAME_MAX ? [...plain].slice(0, NAME_MAX).join('').trimEnd() : plain
}
export const tagTexts = (values: readonly string[] = []): string[] => [
  ...new Set(values.map((value) => tagText(String(value))).filter(Boolean)),
]

/** A tag may claim any number. */
const whole = (value: number | null | undefined, max: number) =>
  value && value > 0 && value <= max ? Math.round(value) : 0

const YEAR_MAX = 9_999
const PLACE_MAX = 9_999
const DURATION_MAX_MS = 2_147_483_647
const BIT_RATE_MAX = 100_000
export const GENRES_MAX = 8
const GAIN_MAX_DB = 51

/** R128 measures against -23 LUFS, ReplayGain against -18 LUFS. */
const R128_OFFSET_DB = 5
const R128_STEPS = 256

const r128Gain = ({ native }: Pick<IAudioMetadata, 'native'>) => {
  const tags = Object.values(native ?? {}).flat()
  const value = tags.find(({ id }) => id.toUpperCase() === 'R128_TRACK_GAIN')?.value
  const steps = Number(value ?? Number.NaN)
  return Number.isFinite(steps) ? steps / R128_STEPS + R128_OFFSET_DB : undefined
}

const gainOf = (song: IAudioMetadata): number | null => {
  const { common, format } = song
  const gain = common.replaygain_track_gain?.dB ?? r128Gain(song) ?? format.trackGain
  if (gain === undefined || !(Math.abs(gain) <= GAIN_MAX_DB)) return null
  return Math.round(gain * 100) / 100
}

/** The readers of ID3v2.3 split at every slash; a slash inside of a value stands beside zeros. */
const withSlashes = (song: IAudioMetadata, ids: readonly string[], names: readonly string[]) => {
  const { native } = song
  const tags = [...(native['ID3v2.3'] ?? []), ...(native['ID3v2.2'] ?? [])]
  const values = tags.flatMap(({ id, value }) => (ids.includes(id) ? [String(value)] : []))
  const isSame = values.length > 0 && names.every((name) => values.includes(name))
  if (!isSame || values.some((value) => value.includes('/'))) return names
  return artistNames(values.join('/'))
}

const artistsOf = (song: IAudioMetadata) => {
  const { artists, artist } = song.common
  return withSlashes(song, ['TPE1', 'TP1'], artists ?? (artist ? [artist] : []))
}
const albumArtistsOf = (song: IAudioMetadata) => {
  const { albumartists, albumartist } = song.common
  return withSlashes(song, ['TPE2', 'TP2'], albumartists ?? (albumartist ? [albumartist] : []))
}

/** Returns the tags of a song; undefined for an unknown format. */
export const songTags = (
  song: IAudioMetadata,
  texts: ReadonlyMap<string, string> = new Map(),
): FileTags | undefined => {
  const { common, format } = song
  const name = format.container ?? ''
  const container = CONTAINERS.find(([pattern]) => pattern.test(name))?.[1]
  if (!container || !(format.numberOfChannels || format.sampleRate || format.codec))
    return undefined
  const old = oldNames(song, texts)
  return {
    container,
    title: tagText(common.title),
    artists: tagTexts(artistsOf(song)),
    album: tagText(common.album),
    albumArtists: tagTexts(albumArtistsOf(song)),
    isCompilation: common.compilation === true,
    year: whole(common.year ?? common.originalyear, YEAR_MAX),
    disc: whole(common.disk.no, PLACE_MAX),
    track: whole(common.track.no, PLACE_MAX),
    genres: tagTexts(common.genre).slice(0, GENRES_MAX),
    durationMs: whole((format.duration ?? 0) * 1_000, DURATION_MAX_MS),
    bitRate: whole((format.bitrate ?? 0) / 1_000, BIT_RATE_MAX),
    gainDb: gainOf(song),
    hasCover: selectCover(common.picture) !== null,
    hasLyric: embeddedLyric(common.lyrics) !== '',
    ...(old && { old }),
  }
}
