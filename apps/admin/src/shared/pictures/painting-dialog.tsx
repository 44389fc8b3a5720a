import {
  PAINTING_MOTIFS,
  PAINTING_PALETTES,
  type PaintingMotif,
  type PaintingPalette,
} from '@lanting/contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api.ts'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { useCopy } from '../language.ts'
import { type PaintingFor, paintingQuery } from './painting.queries.ts'
import { PaintingChoices } from './painting-choices.tsx'
import { PaintingPreview } from './painting-preview.tsx'

/** The paintings of one turn of the wheel. */
const PLACES = [0, 1, 2, 3, 4, 5]

interface Props {
  readonly subject: PaintingFor
  readonly isBanner: boolean
  readonly onChoose: (url: string) => void
  readonly onClose: () => void
}

const usePaintings = (
  subject: PaintingFor,
  wishes: { motif: PaintingMotif | null; palette: PaintingPalette | null; wheel: number },
) => {
  const copy = useCopy()
  const { paintings } = copy.admin
  const { motif, palette, wheel } = wishes
  const answers = useQueries({
    queries: PLACES.map((place) =>
      paintingQuery(subject, { motif, palette, turn: wheel * PLACES.length + place }),
    ),
  })
  return answers.map(({ data, error }) => ({
    url: data?.url,
    name: data ? `${paintings.motifs[data.motif]}, ${paintings.palettes[data.palette]}` : '',
    fault: error && failureText(error, copy),
  }))
}

/** Six paintings at a time, one of them large. The wheel brings the next six. */
export const PaintingDialog = ({ subject, isBanner, onChoose, onClose }: Props) => {
  const { paintings, actions } = useCopy().admin
  const [motif, setMotif] = useState<PaintingMotif | null>(null)
  const [palette, setPalette] = useState<PaintingPalette | null>(null)
  const [wheel, setWheel] = useState(0)
  const [place, setPlace] = useState(0)
  const shown = usePaintings(subject, { motif, palette, wheel })
  const chosen = shown[place]
  return (
    <Dialog title={paintings.title} shape="wide" onClose={onClose}>
      <div className="painting-room">
        <PaintingPreview url={chosen?.url} name={chosen?.name ?? ''} isBanner={isBanner} />
        <ul className="painting-strip" aria-label={paintings.title} aria-live="polite">
          {shown.map(({ url, name, fault }, at) => (
            <li key={url ?? at}>
              {fault && <span className="fault">{fault}</span>}
              {!url && !fault && <span className="painting-wait" />}
              {url && (
                <button
                  type="button"
                  aria-label={paintings.take(at + 1, name)}
                  aria-pressed={at === place}
                  title={name}
                  onClick={() => setPlace(at)}
                >
                  <Cover url={url} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className="form">
          <p className="quiet">{paintings.lead}</p>
          <PaintingChoices
            legend={paintings.motif}
            names={PAINTING_MOTIFS}
            labels={paintings.motifs}
            value={motif}
            onChange={setMotif}
          />
          <PaintingChoices
            legend={paintings.palette}
            names={PAINTING_PALETTES}
            labels={paintings.palettes}
            value={palette}
            onChange={setPalette}
          />
        </div>
      </div>
      <div className="dialog-actions painting-actions">
        <button
          type="button"
          className="button ghost"
          disabled={wheel === 0}
          onClick={() => setWheel((turns) => turns - 1)}
        >
          {paintings.turnBack}
        </button>
        <button
          type="button"
          className="button ghost"
          onClick={() => setWheel((turns) => turns + 1)}
        >
          {paintings.turn}
        </button>
        <span className="spring" />
        <button type="button" className="button ghost cancel" onClick={onClose}>
          {actions.cancel}
        </button>
        <button
          type="button"
          className="button"
          disabled={!chosen?.url}
          onClick={() => chosen?.url && onChoose(chosen.url)}
        >
          {paintings.use}
        </button>
      </div>
    </Dialog>
  )
}
