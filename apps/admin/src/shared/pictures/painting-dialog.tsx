import {
  PAINTING_MOTIFS,
  PAINTING_PALETTES,
  type PaintingMotif,
  type PaintingPalette,
} from '@lanting/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api.ts'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { useCopy } from '../language.ts'
import { type PaintingFor, paintingQuery } from './painting.queries.ts'
import { PaintingChoices } from './painting-choices.tsx'

/** The paintings of one turn of the wheel. */
const PLACES = [0, 1, 2, 3, 4, 5]

interface CandidateProps {
  readonly subject: PaintingFor
  readonly motif: PaintingMotif | null
  readonly palette: PaintingPalette | null
  readonly turn: number
  readonly place: number
  readonly onChoose: (url: string) => void
}

const Candidate = ({ subject, motif, palette, turn, place, onChoose }: CandidateProps) => {
  const copy = useCopy()
  const { paintings } = copy.admin
  const { data, error } = useQuery({
    ...paintingQuery(subject, { motif, palette, turn }),
    placeholderData: keepPreviousData,
  })
  if (error) return <li className="fault">{failureText(error, copy)}</li>
  if (!data) return <li className="painting-wait" />
  const name = `${paintings.motifs[data.motif]}, ${paintings.palettes[data.palette]}`
  return (
    <li>
      <button
        type="button"
        aria-label={paintings.take(place + 1, name)}
        onClick={() => onChoose(data.url)}
      >
        <Cover key={data.url} url={data.url} />
        <span>{name}</span>
      </button>
    </li>
  )
}

interface Props {
  readonly subject: PaintingFor
  readonly onChoose: (url: string) => void
  readonly onClose: () => void
}

/** Six paintings at a time. The wheel brings the next six. */
export const PaintingDialog = ({ subject, onChoose, onClose }: Props) => {
  const { paintings, actions } = useCopy().admin
  const [motif, setMotif] = useState<PaintingMotif | null>(null)
  const [palette, setPalette] = useState<PaintingPalette | null>(null)
  const [wheel, setWheel] = useState(0)
  return (
    <Dialog title={paintings.title} shape="wide" onClose={onClose}>
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
        <ul className="art-grid painting-grid" aria-label={paintings.title} aria-live="polite">
          {PLACES.map((place) => (
            <Candidate
              key={place}
              {...{ subject, motif, palette, place, onChoose }}
              turn={wheel * PLACES.length + place}
            />
          ))}
        </ul>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {actions.cancel}
        </button>
        <button type="button" className="button" onClick={() => setWheel((turns) => turns + 1)}>
          {paintings.turn}
        </button>
      </div>
    </Dialog>
  )
}
