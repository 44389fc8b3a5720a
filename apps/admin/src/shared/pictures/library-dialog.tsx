import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { MoreButton, useGrowingList } from '../growing-list.tsx'
import { useCopy } from '../language.ts'
import { EmptyList, FailedList } from '../table-states.tsx'
import { useSettled } from '../use-settled.ts'
import { uploadMonthsQuery } from './upload-months.query.ts'

const PAGE_SIZE = 24

interface Props {
  readonly onChoose: (url: string, alt: string) => void
  readonly onClose: () => void
}

/** Pictures that are on the site already, newest first, to be used once more. */
export const LibraryDialog = ({ onChoose, onClose }: Props) => {
  const { uploads } = useCopy().admin
  const [text, setText] = useState('')
  const [month, setMonth] = useState('')
  const { data: months = [] } = useQuery(uploadMonthsQuery())
  const asked = useSettled(text)
  const pictures = useGrowingList({
    queryKey: ['uploads', 'library', asked, month],
    read: (current) => {
      const filter = { text: asked || null, month: month || null, kind: 'picture' as const }
      return api.getUploadList({ body: { current, size: PAGE_SIZE, ...filter } }, { quiet: true })
    },
    idOf: ({ id }) => id,
  })
  return (
    <Dialog title={uploads.libraryTitle} shape="wide" onClose={onClose}>
      <div className="form">
        <div className="filters library-filters">
          <input
            className="input"
            type="search"
            aria-label={uploads.search}
            placeholder={uploads.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // The dialog may stand inside of a form, which must not be sent.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <select
            className="input"
            aria-label={uploads.month}
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          >
            <option value="">{`${uploads.month}: ${uploads.all}`}</option>
            {months.map(({ month: name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {pictures.isError && <FailedList onRetry={pictures.refetch} />}
        {pictures.total === 0 && (
          <EmptyList text={asked || month ? uploads.libraryEmpty : uploads.empty} />
        )}
        <ul className="art-grid">
          {pictures.list.map(({ id, url, alt, createdAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={uploads.pick(alt || createdAt)}
                title={alt}
                onClick={() => onChoose(url, alt)}
              >
                <Cover url={url} />
              </button>
            </li>
          ))}
        </ul>
        <MoreButton of={pictures} />
      </div>
    </Dialog>
  )
}
