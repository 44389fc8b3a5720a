import type { LibrarySong } from '@lanting/contract'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DataTable } from '../../shared/data-table.tsx'
import { Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { fileDrop } from '../../shared/pictures/file-drop.ts'
import { EmptyList, FailedList, SelectionBar } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { droppedSongs } from './dropped-songs.ts'
import { IntoPlaylistDialog } from './into-playlist-dialog.tsx'
import { LeftOutFiles } from './left-out-files.tsx'
import { MUSIC, songListQuery } from './music.queries.ts'
import { MusicTabs } from './music-tabs.tsx'
import { PreviewPlayer } from './preview-player.tsx'
import { useSongActions } from './song-actions.ts'
import { songColumns } from './song-columns.tsx'
import { SongDialog } from './song-dialog.tsx'
import { readSongSearch, type SongSearch } from './song-search.ts'
import { ACCEPTED } from './song-uploads.ts'
import { UploadList } from './upload-list.tsx'
import { useSongUploads } from './use-song-uploads.ts'

const SongFilter = ({ search: { text, size } }: { search: SongSearch }) => {
  const { music } = useCopy().admin
  const navigate = useNavigate()
  const go = (next: SongSearch) => navigate({ to: PATHS.music, search: next })
  return (
    <Filters
      shown={text}
      onSubmit={(form) => go(readSongSearch({ ...form, size }))}
      onReset={text !== undefined && (() => go({ size }))}
    >
      <TextFilter name="text" label={music.search} value={text} className="wide-filter" />
    </Filters>
  )
}

/** The songs of the library: upload, preview, edit, lyrics and playlists. */
export const SongList = ({ search }: { search: SongSearch }) => {
  const copy = useCopy()
  const { music, songUploads, actions: actionCopy, table } = copy.admin
  const { data, isError, refetch } = useQuery(songListQuery(search))
  const queries = useQueryClient()
  const uploads = useSongUploads()
  const selection = useSelection()
  const actions = useSongActions(() => selection.choose(new Set()))
  const [folder, setFolder] = useState('')
  const [previewed, setPreviewed] = useState<LibrarySong>()
  const [edited, setEdited] = useState<LibrarySong>()
  const [placed, setPlaced] = useState<readonly LibrarySong[]>()
  const chosen = (data?.list ?? []).filter(({ id }) => selection.ids.has(id))
  const removable = chosen.filter(({ isDemo }) => !isDemo)
  const isEmpty = data?.total === 0

  const saved = () => {
    setEdited(undefined)
    showToast('info', actionCopy.saved)
    queries.invalidateQueries({ queryKey: MUSIC })
  }
  const takeDropped = async (_: readonly File[], dropped: DataTransfer) =>
    uploads.send(await droppedSongs(dropped, folder.trim()))

  return (
    <section aria-label={music.tabs.songs} {...fileDrop(takeDropped)}>
      <div className="screen-head">
        <h1>{music.title}</h1>
        <span className="quiet">{data && music.total(data.total)}</span>
        <div className="ends">
          <input
            className="input folder-input"
            aria-label={songUploads.folder}
            placeholder={songUploads.folder}
            title={songUploads.folderHint}
            maxLength={60}
            value={folder}
            onChange={({ currentTarget }) => setFolder(currentTarget.value)}
          />
          <label className="button file-button">
            <input
              type="file"
              multiple
              className="for-screen-readers"
              accept={ACCEPTED}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])]
                currentTarget.value = ''
                uploads.send(files.map((file) => ({ file, folder: folder.trim() })))
              }}
            />
            <IconUpload aria-hidden size={18} stroke={1.6} />
            {songUploads.add}
          </label>
        </div>
      </div>
      <MusicTabs tab="songs" />
      <p className="quiet lead">
        {music.lead} {data?.list.some(({ isDemo }) => isDemo) && music.demoLead}
      </p>
      <LeftOutFiles />
      <SongFilter search={search} />
      <UploadList uploads={uploads} onRetry={() => uploads.retry(folder.trim())} />
      <SelectionBar selection={selection}>
        <button type="button" className="button" onClick={() => setPlaced(chosen)}>
          {music.intoPlaylist}
        </button>
        {removable.length > 0 && (
          <button type="button" className="button red" onClick={() => actions.remove(removable)}>
            {actionCopy.delete}
          </button>
        )}
      </SelectionBar>
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={search.text ? table.nothingFound : music.empty} />}
      {!isError && !isEmpty && (
        <DataTable<LibrarySong>
          label={music.tabs.songs}
          columns={songColumns({ copy, actions, onPreview: setPreviewed, onEdit: setEdited })}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          search={search}
          selection={selection}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {previewed && <PreviewPlayer song={previewed} onClose={() => setPreviewed(undefined)} />}
      {edited && <SongDialog song={edited} onDone={saved} onClose={() => setEdited(undefined)} />}
      {placed && (
        <IntoPlaylistDialog
          songs={placed}
          onClose={() => setPlaced(undefined)}
          onChoose={(songs, playlist) => {
            setPlaced(undefined)
            actions.putIn(songs, playlist)
          }}
        />
      )}
    </section>
  )
}
