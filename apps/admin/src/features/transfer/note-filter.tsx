import { IMPORT_NOTES, type ImportedFile, type ImportNote } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'

interface Props {
  readonly files: readonly ImportedFile[]
  readonly chosen: ImportNote | undefined
  readonly onChoose: (note: ImportNote | undefined) => void
}

/** The remarks of a report by kind, losses first. A chosen kind shows only its texts. */
export const NoteFilter = ({ files, chosen, onChoose }: Props) => {
  const { transfer } = useCopy().admin
  const numbers = IMPORT_NOTES.map((note) => ({
    note,
    count: files.filter(({ notes }) => notes.includes(note)).length,
  })).filter(({ count }) => count > 0)
  if (numbers.length < 2) return null
  return (
    <ul className="import-counts" aria-label={transfer.noteHead}>
      {numbers.map(({ note, count }) => (
        <li key={note}>
          <button
            type="button"
            className="chip note-filter"
            aria-pressed={chosen === note}
            onClick={() => onChoose(chosen === note ? undefined : note)}
          >
            {transfer.notes[note]} <b className="number">{count}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
