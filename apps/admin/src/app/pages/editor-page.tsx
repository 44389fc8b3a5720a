import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { EditorScreen } from '../../features/editor/editor-screen.tsx'
import { type EditorSearch, openingQuery } from '../../features/editor/load-draft.ts'
import { PATHS } from '../../shared/paths.ts'
import { FailedList } from '../../shared/table-states.tsx'

const route = getRouteApi('/editor')

const isSame = (a: EditorSearch, b: EditorSearch) => a.id === b.id && a.manuscript === b.manuscript

interface OpenEditor {
  readonly key: string
  /** The address of the opened draft, updated when the draft gets an id. */
  readonly asked: EditorSearch
  readonly search: EditorSearch
}

let opened = 0
const openEditor = (search: EditorSearch): OpenEditor => {
  opened += 1
  return { key: String(opened), asked: search, search }
}

/** A draft keeps its editor when it gets an id. Only another address opens a new editor. */
const useOpenEditor = (search: EditorSearch) => {
  const editor = useRef<OpenEditor>(null)
  if (!editor.current || !isSame(editor.current.search, search)) editor.current = openEditor(search)
  return editor as { current: OpenEditor }
}

export const EditorPage = () => {
  const editor = useOpenEditor(route.useSearch())
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(
    openingQuery(editor.current.key, editor.current.asked),
  )
  const name = useCallback(
    (search: EditorSearch) => {
      if (isSame(editor.current.search, search)) return
      editor.current = { ...editor.current, search }
      navigate({ to: PATHS.editor, search, replace: true })
    },
    [navigate, editor],
  )
  if (isError) return <FailedList onRetry={refetch} />
  if (!data) return <div className="editor-screen" aria-busy />
  return <EditorScreen key={editor.current.key} opened={data} onNamed={name} />
}
