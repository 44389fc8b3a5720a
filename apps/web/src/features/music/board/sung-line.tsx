import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { type LyricLine, lineAt, type Progress } from '@lanting/player'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLessMotion } from '../../../shared/use-reduced-motion.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { followTime, songMs } from './follow-time.ts'
import { isLongLine } from './long-text.rules.ts'
import { linePainter } from './paint-line.ts'
import { unitsOf } from './sung-line.rules.ts'
import { useWords } from './word-settings.ts'
import './sung-line.css'

/** One line that fills as it is sung. */
const Sung = ({ line }: { line: LyricLine }) => {
  const element = useRef<HTMLParagraphElement>(null)
  const isStill = useLessMotion()
  const units = useMemo(() => unitsOf(line), [line])
  const keyed = units.map(({ text }, place) => ({ text, place }))
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const stop = followTime(linePainter(current, line, units, isStill))
    return () => {
      stop()
      // A paused animation would keep the line alive.
      for (const animation of current.getAnimations({ subtree: true })) animation.cancel()
    }
  }, [line, units, isStill])
  return (
    <p ref={element} className="sung-line" data-long={isLongLine(line.text)}>
      {keyed.map(({ text, place }) => (
        <span key={place} className="sung-unit">
          {text}
          <span className="lit" aria-hidden>
            <span>{text}</span>
          </span>
        </span>
      ))}
    </p>
  )
}

/** Says why no line is shown; nothing while the lyrics are on their way. */
const untimedReason = (progress: Progress, copy: PlayerCopy['board']) => {
  if (progress === 'ready') return copy.untimed
  if (progress === 'failed') return copy.lyricsFailed
  return progress === 'missing' ? copy.noLyrics : ''
}

/** The current line, its translation and the next line. */
export const SungLines = () => {
  const copy = usePlayerCopy().board
  const lyrics = usePlayer((state) => state.lyrics)
  const progress = usePlayer((state) => state.words)
  const words = useWords()
  const [index, setIndex] = useState(() => lineAt(lyrics, songMs()))
  useEffect(() => {
    let shown = -2
    return followTime(({ nowMs }) => {
      const now = lineAt(lyrics, nowMs)
      const isFirst = shown === -2
      const isOther = now !== shown
      shown = now
      // Updates before the next frame, which an effect may not do.
      if (isFirst) setIndex(now)
      else if (isOther) flushSync(() => setIndex(now))
      return lyrics.isTimed ? lyrics.lines[now + 1]?.atMs : undefined
    })
  }, [lyrics])
  if (!lyrics.isTimed) {
    return <p className="sung-next">{untimedReason(progress, copy)}</p>
  }
  const line = lyrics.lines[index]
  return (
    <div className="sung-lines" data-line={index}>
      {line ? <Sung key={index} line={line} /> : <p className="sung-line">♪</p>}
      {words.romanisation && line?.romanisation && (
        <p className="sung-translation" lang="und-Latn">
          {line.romanisation}
        </p>
      )}
      {words.translation && line?.translation && (
        <p className="sung-translation">{line.translation}</p>
      )}
      <p className="sung-next">{lyrics.lines[index + 1]?.text}</p>
    </div>
  )
}
