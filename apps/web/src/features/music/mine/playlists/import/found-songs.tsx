import type { PlaylistImport } from '@lanting/contract'
import { playlistImportCopy } from '@lanting/copy/player/playlist-import'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from '../../../../../shared/copy-text.ts'
import { useCopy, useCopyOf } from '../../../../../shared/language.ts'

const ROWS_MAX = 6

/** Lines that can be scrolled with the keyboard, selected and copied. */
const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <textarea
    readOnly
    aria-label={label}
    rows={Math.min(lines.length, ROWS_MAX)}
    value={lines.join('\n')}
  />
)

/** The lines without a song, with a button that copies them. */
export const MissingSongs = ({ missing }: Pick<PlaylistImport, 'missing'>) => {
  const copy = useCopyOf(playlistImportCopy)
  const { reading } = useCopy()
  return (
    <section className="import-lines">
      <h3>
        {copy.missingList}
        <button
          type="button"
          className="icon-button"
          aria-label={copy.copy}
          title={copy.copy}
          onClick={() => copyText(missing.join('\n'), reading)}
        >
          <IconCopy aria-hidden size={18} stroke={1.6} />
        </button>
      </h3>
      <Lines label={copy.missingList} lines={missing} />
    </section>
  )
}

export const FoundSongs = ({ songs }: Pick<PlaylistImport, 'songs'>) => {
  const copy = useCopyOf(playlistImportCopy)
  const lines = songs.map(({ name, artist }) => [name, artist].filter(Boolean).join(' - '))
  return (
    <details className="import-lines">
      <summary>{copy.foundList}</summary>
      <Lines label={copy.foundList} lines={lines} />
    </details>
  )
}
