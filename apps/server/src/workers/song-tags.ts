import type { IAudioMetadata } from 'music-metadata'
import { selectCover } from 'music-metadata'
import { embeddedLyric } from './embedded-lyric.ts'
import type { FileTags, SongContainer } from './file-tags.ts'

const CONTAINERS: readonly (readonly [RegExp, SongContainer])[] = [
  [/^MPEG/, 'mp3'],
  [/^FLAC/, 'flac'],
  [/^Ogg/, 'ogg'],
  [/^WAVE/, 'wav'],
  [/^(?:M4A|MP4|isom|mp4|qt)|MPEG-4/i, 'm4a'],
  [/^(?:ADTS|AAC)/, 'aac'],
  [/^(?:EBML|webm|matroska)/i, 'webm'],
]

const text = (value: string | undefined) => (value ?? '').toWellFormed().replaceAll('\0', '').trim()
const texts = (values: readonly string[] = []) => [
  ...new Set(values.map((value) => text(String(value))).filter(Boolean)),
]

/** A tag may claim any number. */
const whole = (value: number | null | undefined, max: number) =>
  value && value > 0 && value <= max ? Math.round(value) : 0

const YEAR_MAX = 9_999
const PLACE_MAX = 9_999
const DURATION_MAX_MS = 2_147_483_647
const BIT_RATE_MAX = 100_000
const GENRES_MAX = 8
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

const albumArtistsOf = ({ albumartists, albumartist }: IAudioMetadata['common']) =>
  texts(albumartists ?? (albumartist ? [albumartist] : []))

/** Returns the tags of a song; undefined for an unknown format. */
export const songTags = (song: IAudioMetadata): FileTags | undefined => {
  const { common, format } = song
  const name = format.container ?? ''
  const container = CONTAINERS.find(([pattern]) => pattern.test(name))?.[1]
  if (!container || !(format.numberOfChannels || format.sampleRate || format.codec))
    return undefined
  const artists = common.artists ?? (common.artist ? [common.artist] : [])
  return {
    container,
    title: text(common.title),
    artists: texts(artists),
    album: text(common.album),
    albumArtists: albumArtistsOf(common),
    isCompilation: common.compilation === true,
    year: whole(common.year ?? common.originalyear, YEAR_MAX),
    disc: whole(common.disk.no, PLACE_MAX),
    track: whole(common.track.no, PLACE_MAX),
    genres: texts(common.genre).slice(0, GENRES_MAX),
    durationMs: whole((format.duration ?? 0) * 1_000, DURATION_MAX_MS),
    bitRate: whole((format.bitrate ?? 0) / 1_000, BIT_RATE_MAX),
    gainDb: gainOf(song),
    hasCover: selectCover(common.picture) !== null,
    hasLyric: embeddedLyric(common.lyrics) !== '',
  }
}
