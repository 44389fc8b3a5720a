import { type LyricLine, lineAt, parseLyrics, tidyLyrics, wordAt } from '@lanting/player'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useCopy } from '../../shared/language.ts'

interface SungPosition {
  readonly line: number
  readonly word: number
}

const NOTHING: SungPosition = { line: -1, word: -1 }

const MOVES = ['play', 'seeked', 'timeupdate'] as const

/** Returns the current line and word, updated on every frame and on seek. */
const useSungPosition = (audio: RefObject<HTMLAudioElement | null>, text: string) => {
  const lyrics = useMemo(() => parseLyrics(tidyLyrics(text)), [text])
  const [sung, setSung] = useState(NOTHING)
  useEffect(() => {
    const { current: sound } = audio
    if (!sound) return
    let frame = 0
    const look = () => {
      const nowMs = sound.currentTime * 1_000
      const line = lineAt(lyrics, nowMs)
      const current = lyrics.lines[line]
      const word = current ? wordAt(current, nowMs) : -1
      setSung((before) => (before.line === line && before.word === word ? before : { line, word }))
      cancelAnimationFrame(frame)
      if (!sound.paused) frame = requestAnimationFrame(look)
    }
    look()
    for (const move of MOVES) sound.addEventListener(move, look)
    return () => {
      cancelAnimationFrame(frame)
      for (const move of MOVES) sound.removeEventListener(move, look)
    }
  }, [audio, lyrics])
  return { lyrics, sung }
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const Copy = ({ line, sungWord }: { line: LyricLine; sungWord: number }) => {
  if (line.words.length === 0) return line.text
  return line.words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place.
    <span key={place} data-sung={place <= sungWord}>
      {word.text}
    </span>
  ))
}

interface Props {
  readonly text: string
  readonly audio: RefObject<HTMLAudioElement | null>
}

/** The lyrics as on the site, in sync with the song. A click on a line seeks to it. */
export const LyricPreview = ({ text, audio }: Props) => {
  const { lyrics: copy } = useCopy().admin
  const { lyrics, sung } = useSungPosition(audio, text)
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is what it follows.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [sung.line])
  const seek = (atMs: number) => {
    if (audio.current) audio.current.currentTime = atMs / 1_000
  }
  if (lyrics.lines.length === 0) return <p className="quiet">{copy.previewEmpty}</p>
  return (
    <>
      {!lyrics.isTimed && <p className="hint">{copy.untimed}</p>}
      <ol className="lyric-preview" data-timed={lyrics.isTimed}>
        {lyrics.lines.map((line, place) => {
          const isSung = place === sung.line
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, their places are not.
              key={place}
              ref={isSung ? current : undefined}
              data-credit={line.isCredit}
              aria-current={isSung ? 'true' : undefined}
            >
              {lyrics.isTimed && (
                <button
                  type="button"
                  className="number"
                  aria-label={copy.seekTo(clock(line.atMs))}
                  onClick={() => seek(line.atMs)}
                >
                  {clock(line.atMs)}
                </button>
              )}
              <span>
                <Copy line={line} sungWord={isSung ? sung.word : -1} />
                {line.romanisation && <small>{line.romanisation}</small>}
                {line.translation && <small>{line.translation}</small>}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
