import { shareLinesCopy } from '@lanting/copy/player/share-lines'
import { artistsOf, type PlayerState } from '@lanting/player'
import { useEffect, useState } from 'react'
import { Dialog, DialogHeader } from '../../../../shared/dialog/dialog.tsx'
import { useCopyOf } from '../../../../shared/language.ts'
import { useCoverColours } from '../../cover/use-cover-colours.ts'
import { music } from '../../music.ts'
import { usePlayerCopy } from '../../use-player.ts'
import { drawLines } from './draw-lines.ts'
import { sendPicture, sharesPictures } from './send-picture.ts'
import './lines-dialog.css'

const LINES_MAX = 8
const FIRST_LINES = 2

const siteName = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')
  return [meta?.content, location.host].filter(Boolean).join(' · ')
}

/** The picture of the chosen lines, drawn anew after every change. */
const usePicture = (
  { song, lyrics: { lines } }: Pick<PlayerState, 'song' | 'lyrics'>,
  chosen: readonly number[],
) => {
  const { lostArtist } = usePlayerCopy()
  const cover = song?.al.picUrl ?? ''
  const colours = useCoverColours(cover)
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly url: string }>()
  useEffect(() => {
    if (!song || chosen.length === 0) return setPicture(undefined)
    let isCurrent = true
    drawLines({
      name: song.name,
      artists: artistsOf(song) || lostArtist,
      ...{ cover, colours },
      lines: lines.filter((_, index) => chosen.includes(index)),
      site: siteName(),
    })
      .then((blob) => {
        if (isCurrent) setPicture({ blob, url: URL.createObjectURL(blob) })
      })
      .catch((error) => {
        console.info('Lines:', error)
        music().notify((copy) => copy.lines.failed)
      })
    return () => {
      isCurrent = false
    }
  }, [song, lines, chosen, cover, colours, lostArtist])
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])
  return picture
}

interface Props {
  readonly onClose: () => void
}

/** Chooses lines of the song and makes a picture of them. */
export const LinesDialog = ({ onClose }: Props) => {
  const { share } = usePlayerCopy().lines
  const copy = useCopyOf(shareLinesCopy)
  // The dialog stays with the song for which it was opened, also when the next one begins.
  const [opened] = useState(() => music().player.getState())
  const { song, lyrics, currentLyricIndex: current } = opened
  const sung = lyrics.lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ text }) => text.trim())
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    sung
      .filter(({ index, isCredit }) => !isCredit && index >= current)
      .slice(0, FIRST_LINES)
      .map(({ index }) => index),
  )
  const picture = usePicture(opened, chosen)
  const toggle = (index: number) =>
    setChosen((before) =>
      before.includes(index) ? before.filter((other) => other !== index) : [...before, index],
    )
  const name = song?.name ?? ''
  return (
    <Dialog onClose={onClose} className="lines-dialog">
      <DialogHeader title={share} closeLabel={copy.close} onClose={onClose} />
      <div className="lines-parts" data-player>
        <ul aria-label={copy.choose}>
          {sung.map(({ index, text }) => (
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(index)}
                  disabled={!chosen.includes(index) && chosen.length >= LINES_MAX}
                  onChange={() => toggle(index)}
                />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
        <figure>
          {picture ? <img src={picture.url} alt={copy.picture(name)} /> : <p>{copy.none}</p>}
        </figure>
      </div>
      <div className="lines-actions">
        <p aria-live="polite">{copy.chosen(chosen.length, LINES_MAX)}</p>
        <button
          type="button"
          className="button"
          disabled={!picture}
          onClick={() => picture && sendPicture(picture, name)}
        >
          {sharesPictures() ? copy.send : copy.save}
        </button>
      </div>
    </Dialog>
  )
}
