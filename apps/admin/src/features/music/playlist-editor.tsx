import { type LibraryPlaylist, PAGE_SIZE_MAX } from '@lanting/contract'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { useSubject } from '../../shared/screen-subject.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { useSettled } from '../../shared/use-settled.ts'
import { FolderEncoding } from './folder-encoding.tsx'
import { playlistsQuery, songListQuery, songNamesQuery } from './music.queries.ts'
import { PlaylistCover } from './playlist-cover.tsx'

/** The songs of a playlist. Changes show at once and are sent one after the other. */
const usePlaylistSongs = ({ id, songs }: LibraryPlaylist) => {
  const [ids, setIds] = useState(songs)
  const queries = useQueryClient()
  const sending = useMutation({
    scope: { id: `playlist-${id}` },
    mutationFn: (next: number[]) => api.updatePlaylist({ body: { id, songs: next } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: playlistsQuery().queryKey }),
    // The API client has shown the error. The list shows the server's state.
    onError: async () => {
      const lists = await queries.fetchQuery({ ...playlistsQuery(), staleTime: 0 })
      setIds(lists.find((list) => list.id === id)?.songs ?? [])
    },
  })
  const set = (next: number[]) => {
    setIds(next)
    sending.mutate(next)
  }
  return { ids, set }
}

interface ChooserProps {
  readonly ids: readonly number[]
  readonly onPutIn: (id: number) => void
}

const SongChooser = ({ ids, onPutIn }: ChooserProps) => {
  const { playlists, table } = useCopy().admin
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery(songListQuery({ text: useSettled(text.trim()), size: 20 }))
  // The pressed button becomes a chip; the next song is searched for.
  const putIn = (id: number) => {
    onPutIn(id)
    field.current?.focus()
  }
  return (
    <section className="sheet" aria-label={playlists.choose}>
      <h2>{playlists.choose}</h2>
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={playlists.chooseHint}
        placeholder={playlists.chooseHint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {data?.total === 0 && <p className="quiet">{table.nothingFound}</p>}
      <ul className="ordered-list">
        {data?.list.map((song) => (
          <li key={song.id}>
            <div className="row-text">
              <b>{song.name}</b>
              <span className="quiet">{song.artists.join(' / ')}</span>
            </div>
            {ids.includes(song.id) ? (
              <span className="chip" data-tone="green">
                {playlists.isIn}
              </span>
            ) : (
              <RowAction
                name={playlists.putIn}
                of={song.name}
                Icon={IconPlus}
                onClick={() => putIn(song.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const PlaylistSongs = ({ playlist }: { playlist: LibraryPlaylist }) => {
  const { playlists } = useCopy().admin
  const { ids, set } = usePlaylistSongs(playlist)
  const { data: songs } = useQuery(songNamesQuery(ids))
  const nameOf = ({ id }: { id: number }) => songs?.get(id)?.name ?? '…'
  return (
    <div className="sheets">
      <section className="sheet" aria-label={playlists.inside}>
        <h2>{playlists.inside}</h2>
        {ids.length === 0 && <p className="quiet">{playlists.insideEmpty}</p>}
        <OrderedList
          rows={ids.map((id) => ({ id }))}
          nameOf={nameOf}
          onMove={(rows) => set(rows.map(({ id }) => id))}
          actions={(row) => (
            <RowAction
              name={playlists.takeOut}
              of={nameOf(row)}
              Icon={IconX}
              onClick={() => set(ids.filter((id) => id !== row.id))}
            />
          )}
        />
      </section>
      <SongChooser ids={ids} onPutIn={(id) => set([...ids, id])} />
    </div>
  )
}

/** A folder may contain thousands of songs. Those beyond follow in their usual order. */
const ORDERED_AT_MOST = PAGE_SIZE_MAX

const FolderSongs = ({ playlist }: { playlist: LibraryPlaylist }) => {
  const { playlists } = useCopy().admin
  const { ids, set } = usePlaylistSongs(playlist)
  const shown = ids.slice(0, ORDERED_AT_MOST)
  const { data: songs } = useQuery(songNamesQuery(shown))
  return (
    <section className="sheet" aria-label={playlists.inside}>
      <h2>{playlists.songCount(playlist.songs.length)}</h2>
      <p className="quiet">{playlists.folderText}</p>
      <OrderedList
        rows={shown.map((id) => ({ id }))}
        nameOf={({ id }) => songs?.get(id)?.name ?? '…'}
        onMove={(rows) => set(rows.map(({ id }) => id))}
      />
    </section>
  )
}

/** Edits a custom playlist. Of a folder playlist only the order changes. */
export const PlaylistEditor = ({ id }: { id: number }) => {
  const { playlists } = useCopy().admin
  const { data, isError, refetch } = useQuery(playlistsQuery())
  const playlist = data?.find((one) => one.id === id)
  useSubject(playlist?.name)
  if (isError) return <FailedList onRetry={refetch} />
  if (data && !playlist) return <EmptyList text={playlists.missing} />
  if (!playlist) return null
  return (
    <>
      <div className="screen-head">
        <h1>{playlist.name}</h1>
        <Link className="link" to={PATHS.playlists}>
          {playlists.back}
        </Link>
      </div>
      <PlaylistCover playlist={playlist} />
      {playlist.folder === null ? (
        <PlaylistSongs playlist={playlist} />
      ) : (
        <>
          <FolderEncoding playlist={playlist} />
          <FolderSongs playlist={playlist} />
        </>
      )}
    </>
  )
}
