import { IconX } from '@tabler/icons-react'
import { useCopy } from '../../../shared/language.ts'

interface Props {
  readonly texts: readonly string[]
  readonly onChoose: (text: string) => void
  readonly onForget: (text: string) => void
  readonly onForgetAll: () => void
}

export const HistoryTags = ({ texts, onChoose, onForget, onForgetAll }: Props) => {
  const { search } = useCopy()
  return (
    <section>
      <div className="search-header">
        <h2>{search.history}</h2>
        {texts.length > 0 && (
          <button type="button" onClick={onForgetAll}>
            {search.clearHistory}
          </button>
        )}
      </div>
      {texts.length === 0 && <p className="search-note">{search.noHistory}</p>}
      <ul className="history-tags">
        {texts.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(text)}>
              {text}
            </button>
            <button type="button" aria-label={search.forget(text)} onClick={() => onForget(text)}>
              <IconX aria-hidden size={14} stroke={1.8} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
