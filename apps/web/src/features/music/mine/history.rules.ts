import { MERGED_MUSIC_MAX, type Song } from '@lanting/contract'
import { readSong } from '@lanting/player'

/** A song that was listened to in this browser. */
export interface PlayedSong {
  readonly song: Song
  readonly plays: number
  readonly playedAtMs: number
}

const SHOWN_MAX = 100

/** Latest first. The songs of longest ago are forgotten. */
export const afterPlay = (
  history: readonly PlayedSong[],
  song: Song,
  playedAtMs: number,
): readonly PlayedSong[] => {
  const before = history.find((played) => played.song.id === song.id)
  const others = history.filter((played) => played !== before)
  const plays = (before?.plays ?? 0) + 1
  return [{ song, plays, playedAtMs }, ...others].slice(0, MERGED_MUSIC_MAX.plays)
}

export const recentSongs = (history: readonly PlayedSong[]): readonly Song[] =>
  history.slice(0, SHOWN_MAX).map(({ song }) => song)

/** Of songs with equally many plays, the latest comes first. */
export const mostPlayed = (history: readonly PlayedSong[]): readonly Song[] =>
  history
    .toSorted((one, other) => other.plays - one.plays)
    .slice(0, SHOWN_MAX)
    .map(({ song }) => song)

const positive = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(1, Number(value)) : 1)

/** Returns a valid history for any stored value. */
export const readHistory = (stored: unknown): readonly PlayedSong[] =>
  (Array.isArray(stored) ? stored : []).slice(0, MERGED_MUSIC_MAX.plays).flatMap((entry) => {
    const song = readSong(entry?.song)
    const { plays, playedAtMs } = entry ?? {}
    return song ? [{ song, plays: positive(plays), playedAtMs: positive(playedAtMs) }] : []
  })
