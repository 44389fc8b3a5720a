import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { useCopy } from '../language.ts'
import { EmptyList, FailedList } from '../table-states.tsx'
import { useSettled } from '../use-settled.ts'

const SHOWN = 24

interface Props {
  readonly onChoose: (url: string, alt: string) => void
  readonly onClose: () => void
}

/** Pictures that are on the site already, newest first, to be used once more. */
export const LibraryDialog = ({ onChoose, onClose }: Props) => {
  const { uploads, table } = useCopy().admin
  const [text, setText] = useState('')
  const [size, setSize] = useState(SHOWN)
  const asked = useSettled(text)
  const { data, isError, refetch } = useQuery({
    queryKey: ['uploads', 'library', asked, size],
    queryFn: () =>
      api.getUploadList(
        { body: { current: 1, size, text: asked || null, kind: 'picture' } },
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog title={uploads.libraryTitle} shape="wide" onClose={onClose}>
      <div className="form">
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
        {isError && <FailedList onRetry={refetch} />}
        {data?.total === 0 && <EmptyList text={uploads.libraryEmpty} />}
        <ul className="art-grid">
          {data?.list.map(({ id, url, alt, createdAt }) => (
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
        {data && data.total > data.list.length && size + SHOWN <= 100 && (
          <button type="button" className="button ghost" onClick={() => setSize(size + SHOWN)}>
            {table.total(data.total)}
          </button>
        )}
      </div>
    </Dialog>
  )
}
