import { lyricFaults } from '@lanting/player'
import { useMemo } from 'react'
import { useCopy } from '../../shared/language.ts'

const SHOWN_AT_MOST = 12

interface Props {
  readonly text: string
  readonly durationMs: number | undefined
  readonly onGoTo: (line: number) => void
}

/** The problems of the lyrics, as links to their lines. */
export const LyricFaults = ({ text, durationMs, onGoTo }: Props) => {
  const { lyrics } = useCopy().admin
  const faults = useMemo(() => lyricFaults(text, durationMs), [text, durationMs])
  return (
    <section className="lyric-faults" aria-label={lyrics.faultsTitle} hidden={faults.length === 0}>
      <h2>{lyrics.faultsTitle}</h2>
      <ul>
        {faults.slice(0, SHOWN_AT_MOST).map(({ line, kind }) => (
          <li key={line}>
            <button type="button" className="link" onClick={() => onGoTo(line)}>
              {lyrics.line(line + 1)}
            </button>
            <span className="fault">{lyrics.faults[kind]}</span>
          </li>
        ))}
        {faults.length > SHOWN_AT_MOST && <li className="quiet">…</li>}
      </ul>
    </section>
  )
}
