import { IconAbc, IconMinus, IconPlus } from '@tabler/icons-react'
import { Popover } from '../bar/popover.tsx'
import { showDockLine, useDockLine } from '../dock/dock-line-state.ts'
import { OFFSET_MAX_MS, OFFSET_STEP_MS } from '../lyric-offsets.rules.ts'
import { setOffset } from '../lyric-offsets.ts'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { BoardButton } from './board-button.tsx'
import { kindsIn } from './word-settings.rules.ts'
import { toggleWords, useWords } from './word-settings.ts'
import './words-menu.css'

const SECOND_MS = 1_000

const Kinds = () => {
  const copy = usePlayerCopy().words
  const lyrics = usePlayer((state) => state.lyrics)
  const shown = useWords()
  return kindsIn(lyrics).map((kind) => (
    <label key={kind}>
      {copy[kind]}
      <input type="checkbox" checked={shown[kind]} onChange={() => toggleWords(kind)} />
    </label>
  ))
}

/** Only where the screen is wide enough for it. */
const LineAboveDisc = () => {
  const copy = usePlayerCopy().words
  const isShown = useDockLine((state) => state.isShown)
  return (
    <label className="words-dock-line">
      {copy.line}
      <input type="checkbox" checked={isShown} onChange={() => showDockLine(!isShown)} />
    </label>
  )
}

/** Moves the lyrics of this song, for recordings that begin earlier or later. */
const Offset = () => {
  const copy = usePlayerCopy().words
  const offsetMs = usePlayer((state) => state.lyrics.offsetMs ?? 0)
  const move = (to: number) => setOffset(music().player, to)
  return (
    <fieldset className="words-offset" aria-label={copy.offset}>
      <BoardButton
        name={copy.earlier}
        Icon={IconMinus}
        disabled={offsetMs <= -OFFSET_MAX_MS}
        onClick={() => move(offsetMs - OFFSET_STEP_MS)}
      />
      <output>{copy.moved(offsetMs / SECOND_MS)}</output>
      <BoardButton
        name={copy.later}
        Icon={IconPlus}
        disabled={offsetMs >= OFFSET_MAX_MS}
        onClick={() => move(offsetMs + OFFSET_STEP_MS)}
      />
      <button
        type="button"
        className="words-reset"
        disabled={offsetMs === 0}
        onClick={() => move(0)}
      >
        {copy.reset}
      </button>
    </fieldset>
  )
}

/** Chooses what the boards show of the lyrics, and when. */
export const WordsMenu = () => {
  const copy = usePlayerCopy().words
  const isTimed = usePlayer((state) => state.lyrics.isTimed)
  if (!isTimed) return null
  return (
    <Popover
      face={<IconAbc aria-hidden size={20} stroke={1.6} />}
      name={copy.name}
      className="words-menu"
    >
      <Kinds />
      <LineAboveDisc />
      <Offset />
    </Popover>
  )
}
