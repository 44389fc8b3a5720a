import type { ListedBoardMessage } from '@lanting/contract'
import { publishPath } from '@lanting/contract'
import { IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { EndlessFooter } from '../../../shared/endless/endless-footer.tsx'
import { rowsOf } from '../../../shared/endless/endless-list.ts'
import { useCopy } from '../../../shared/language.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { type BoardFilter, boardListQuery } from '../board.queries.ts'
import { NoteActions } from '../note-actions.tsx'
import { NoteCard } from '../note-card.tsx'
import { TagBar } from './tag-bar.tsx'
import './wall.css'

const SKELETONS = ['a', 'b', 'c', 'd'] as const

const NoNotes = ({ isFiltered }: { isFiltered: boolean }) => {
  const { board } = useCopy()
  return (
    <section className="card empty">
      <h2>{isFiltered ? board.notFound : board.none}</h2>
      <p>{isFiltered ? board.notFoundText : board.noneText}</p>
    </section>
  )
}

interface Props {
  /** The like button of a note. */
  readonly like: (message: ListedBoardMessage) => ReactNode
}

/** The message board as notes on a wall. */
export const NoteWall = ({ like }: Props) => {
  const { board, endless } = useCopy()
  const [filter, setFilter] = useState<BoardFilter>({ tag: '', text: '' })
  const userId = useUserState((state) => state.userInfo?.id)
  const list = useInfiniteQuery(boardListQuery(useApi(), filter, userId))
  const rows = rowsOf(list.data?.pages ?? [])
  return (
    <div className="wall">
      <TagBar filter={filter} onFilter={setFilter} />
      {list.isPending && (
        <div className="notes">
          {SKELETONS.map((key) => (
            <div key={key} className="skeleton" />
          ))}
        </div>
      )}
      {list.isError && rows.length === 0 && (
        <section className="card empty" role="alert">
          <h2>{endless.failed}</h2>
          <button type="button" className="button" onClick={() => list.refetch()}>
            {endless.retry}
          </button>
        </section>
      )}
      {list.isSuccess && rows.length === 0 && (
        <NoNotes isFiltered={filter.tag !== '' || filter.text !== ''} />
      )}
      {rows.length > 0 && (
        <>
          <ul className="notes" aria-busy={list.isPlaceholderData}>
            {rows.map((message) => (
              <li key={message.id}>
                <NoteCard
                  message={message}
                  like={like(message)}
                  actions={<NoteActions message={message} />}
                />
              </li>
            ))}
          </ul>
          <EndlessFooter
            loaded={rows.length}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        </>
      )}
      <a className="button write-note" href={publishPath()}>
        <IconPencil aria-hidden size={20} stroke={1.6} />
        {board.write}
      </a>
    </div>
  )
}
