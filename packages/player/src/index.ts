export { createPlayer } from './create-player.ts'
export type { AudioEvent, Notice } from './events.ts'
export { idsAfter } from './list-order.ts'
export type { HeardSong, ListSource, PlayingList, Progress } from './list-state.ts'
export { lineAt, wordAt } from './lyrics/line-at.ts'
export type { LyricFault, LyricFaultKind } from './lyrics/lyric-faults.ts'
export { lyricFaults } from './lyrics/lyric-faults.ts'
export { LYRIC_FORMS, type LyricForm, lrcOf } from './lyrics/lyric-forms.ts'
export type { LyricTexts } from './lyrics/lyric-texts.ts'
export { lyricTexts } from './lyrics/lyric-texts.ts'
export type { LyricLine, Lyrics, LyricWord } from './lyrics/lyrics.ts'
export { NO_LYRICS } from './lyrics/lyrics.ts'
export { lyricsOf } from './lyrics/lyrics-of.ts'
export { parseLyrics } from './lyrics/parse-lyrics.ts'
export { shiftLyrics } from './lyrics/shift-lyrics.ts'
export { tappedWord } from './lyrics/tap-words.ts'
export { tidyLyrics } from './lyrics/tidy-lyrics.ts'
export { type ForeignTexts, foreignLyrics } from './lyrics/word-lyrics.ts'
export { isSungLine, nextSungLine, nudgedLine, stampedLine } from './lyrics/write-times.ts'
export type { Player } from './player.ts'
export type { PlayerState, PlayerStatus } from './player-state.ts'
export { isPaused, schedule } from './player-state.ts'
export { activeIds, knownSong, orderOf } from './playing-list.ts'
export type {
  AudioPort,
  ClockPort,
  MusicPort,
  Ports,
  StoragePort,
} from './ports.ts'
export { readSong } from './read-saved.ts'
export type { SavedPlayer } from './saved-player.ts'
export { artistsOf, hasSong, songOf } from './songs.ts'
