import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { EditorScreen } from '../../features/editor/editor-screen.tsx'
import { openingQuery, type WriteSearch } from '../../features/editor/load-draft.ts'
import { PATHS } from '../../shared/paths.ts'
import { FailedList } from '../../shared/table-states.tsx'

const route = getRouteApi('/editor')

const isSame = (a: WriteSearch, b: WriteSearch) => a.id === b.id && a.manuscript === b.manuscript

interface Room {
  readonly key: string
  /** Where it was opened, and where it stands by now. */
  readonly asked: WriteSearch
  readonly search: WriteSearch
}

let opened = 0
const openRoom = (search: WriteSearch): Room => {
  opened += 1
  return { key: String(opened), asked: search, search }
}

/** A text keeps its room when it gets an address; only going to another one opens another room. */
const useRoom = (search: WriteSearch) => {
  const room = useRef<Room>(null)
  if (!room.current || !isSame(room.current.search, search)) room.current = openRoom(search)
  return room as { current: Room }
}

export const WritePage = () => {
  const room = useRoom(route.useSearch())
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(openingQuery(room.current.key, room.current.asked))
  const name = useCallback(
    (search: WriteSearch) => {
      if (isSame(room.current.search, search)) return
      room.current = { ...room.current, search }
      navigate({ to: PATHS.editor, search, replace: true })
    },
    [navigate, room],
  )
  if (isError) return <FailedList onRetry={refetch} />
  if (!data) return <div className="editor-screen" aria-busy />
  return <EditorScreen key={room.current.key} opened={data} onNamed={name} />
}
