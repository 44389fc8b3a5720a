import type { LibrarySong } from '@lanting/contract'
import { IconMicrophone2, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Cover } from '../../shared/cover.tsx'
import type { Column } from '../../shared/data-table.tsx'
import type { Copy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import type { SongActions } from './song-actions.ts'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

interface Needs {
  readonly copy: Copy
  readonly actions: SongActions
  readonly onPreview: (song: LibrarySong) => void
  readonly onEdit: (song: LibrarySong) => void
}

const SongCell = ({ song, copy }: { song: LibrarySong; copy: Copy }) => {
  const { music } = copy.admin
  return (
    <div className="song-cell">
      <Cover url={song.picUrl} />
      <div>
        <b>{song.name}</b>
        {song.alia.length > 0 && <small className="quiet">{song.alia.join(' / ')}</small>}
        {song.isDemo && (
          <span className="chip" title={music.demoText}>
            {music.demo}
          </span>
        )}
      </div>
    </div>
  )
}

const ActionsCell = ({ song, copy, actions, onPreview, onEdit }: Needs & { song: LibrarySong }) => {
  const { music, actions: actionCopy } = copy.admin
  const action = (name: string, Icon: typeof IconPencil, onClick: () => void) => (
    <RowAction name={name} of={song.name} Icon={Icon} onClick={onClick} />
  )
  return (
    <div className="actions">
      {action(music.preview, IconPlayerPlay, () => onPreview(song))}
      <Link
        className="icon-button"
        to={PATHS.lyric}
        search={{ id: song.id }}
        aria-label={`${music.editLyric}: ${song.name}`}
        title={music.editLyric}
      >
        <IconMicrophone2 {...ICON} />
      </Link>
      {!song.isDemo && action(music.editTags, IconPencil, () => onEdit(song))}
      {!song.isDemo && action(actionCopy.delete, IconTrash, () => actions.remove([song]))}
    </div>
  )
}

export const songColumns = (needs: Needs): Column<LibrarySong>[] => {
  const { music, table } = needs.copy.admin
  return [
    {
      key: 'name',
      head: music.song,
      className: 'wide-cell',
      cell: (song) => <SongCell song={song} copy={needs.copy} />,
    },
    {
      key: 'artists',
      head: music.artists,
      cell: ({ artists }) => artists.join(' / ') || <span className="quiet">{music.noArtist}</span>,
    },
    { key: 'album', head: music.album, cell: ({ album }) => album },
    {
      key: 'file',
      head: music.file,
      className: 'path-cell quiet',
      cell: ({ path }) => path,
    },
    {
      key: 'lyric',
      head: music.lyric,
      className: 'tight',
      cell: ({ hasLyric }) => (
        <span className="chip" data-tone={hasLyric ? 'green' : undefined}>
          {hasLyric ? music.hasLyric : music.noLyric}
        </span>
      ),
    },
    { key: 'acts', head: table.actions, cell: (song) => <ActionsCell {...needs} song={song} /> },
  ]
}
