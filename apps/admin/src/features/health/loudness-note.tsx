import { useCopy } from '../../shared/language.ts'

/** Tells how to measure songs that the program itself cannot decode. */
export const LoudnessNote = ({ songs }: { songs: number }) => {
  const copy = useCopy().admin.health
  return songs > 0 && <p className="quiet sheet-note">{copy.unmeasured(songs)}</p>
}
