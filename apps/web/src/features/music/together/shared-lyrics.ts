import {
  type Lyrics,
  lineAt,
  lyricsOf,
  type MusicPort,
  NO_LYRICS,
  shiftLyrics,
} from '@lanting/player'

interface Words {
  readonly words: 'asked' | 'ready' | 'missing' | 'failed'
  readonly lyrics: Lyrics
}

/** A seek within this time after the beginning of a line is hardly heard. */
const BREAK_MS = 300

/** The lyrics of the shared song. Answers for an earlier song are ignored. */
export const createSharedLyrics = (load: MusicPort['lyric'], onChange: () => void) => {
  let songId: number | undefined
  let now: Words = { words: 'missing', lyrics: NO_LYRICS }

  const follow = async (id: number) => {
    now = { words: 'asked', lyrics: NO_LYRICS }
    let next: Words
    try {
      const texts = await load(id)
      next = texts
        ? { words: 'ready', lyrics: lyricsOf(texts) }
        : { words: 'missing', lyrics: NO_LYRICS }
    } catch (error) {
      console.info('Music:', error)
      next = { words: 'failed', lyrics: NO_LYRICS }
    }
    if (id !== songId) return
    now = next
    onChange()
  }

  return {
    get: () => now,
    show: (id: number | undefined): void => {
      if (id === songId) return
      songId = id
      if (id === undefined) now = { words: 'missing', lyrics: NO_LYRICS }
      else void follow(id)
    },
    shift: (offsetMs: number): void => {
      now = { ...now, lyrics: shiftLyrics(now.lyrics, offsetMs) }
      onChange()
    },
    isBreak: (ms: number): boolean => {
      const { lines } = now.lyrics
      const line = lines[lineAt(now.lyrics, ms)]
      return lines.length === 0 || (line !== undefined && ms - line.atMs < BREAK_MS)
    },
  }
}
