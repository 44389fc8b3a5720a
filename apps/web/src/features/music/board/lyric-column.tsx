import type { Lyrics, Progress } from '@lanting/player'
import { useEffect, useRef } from 'react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { followLines } from './follow-lines.ts'
import { useWords } from './word-settings.ts'

const LyricLines = ({ lyrics }: { lyrics: Lyrics }) => {
  const copy = usePlayerCopy().board
  const words = useWords()
  const scroll = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!scroll.current || !list.current || !lyrics.isTimed) return
    return followLines(scroll.current, list.current, lyrics)
  }, [lyrics])
  const keyed = lyrics.lines.map((line, index) => ({ ...line, index }))
  return (
    <section ref={scroll} className="lyric-scroll" aria-label={copy.lyrics}>
      {!lyrics.isTimed && <p className="lyric-note">{copy.untimed}</p>}
      <ol ref={list} data-timed={lyrics.isTimed}>
        {keyed.map(({ index, text, translation, romanisation, isCredit }) => (
          <li key={index} data-credit={isCredit || undefined}>
            <button
              type="button"
              disabled={!lyrics.isTimed}
              onClick={() => music().player.seekLyric(index)}
            >
              <span>{text}</span>
              {words.romanisation && romanisation && <small lang="und-Latn">{romanisation}</small>}
              {words.translation && translation && <small>{translation}</small>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const REASONS = {
  unasked: 'lyricsComing',
  asked: 'lyricsComing',
  ready: 'noLyrics',
  missing: 'noLyrics',
  failed: 'lyricsFailed',
} as const satisfies Readonly<Record<Progress, string>>

/** All lines of the song, or the reason why there are none. */
export const LyricColumn = () => {
  const copy = usePlayerCopy().board
  const song = usePlayer((state) => state.song)
  const lyrics = usePlayer((state) => state.lyrics)
  const progress = usePlayer((state) => state.words)
  if (lyrics.lines.length > 0) return <LyricLines key={song?.id} lyrics={lyrics} />
  return <p className="lyric-quiet">{song ? copy[REASONS[progress]] : copy.noSong}</p>
}
