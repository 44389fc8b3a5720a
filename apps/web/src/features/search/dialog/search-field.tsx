import { IconCircleX, IconSearch, IconX } from '@tabler/icons-react'
import type { ComponentProps, RefObject } from 'react'
import { useCopy } from '../../../shared/language.ts'

interface Props extends ComponentProps<'input'> {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string | undefined
  readonly activeId: string | undefined
  readonly onClear: () => void
  readonly onClose: () => void
}

export const SearchField = ({ field, listId, activeId, onClear, onClose, ...input }: Props) => {
  const { search, messages } = useCopy()
  return (
    <div className="field-box search-box">
      <IconSearch aria-hidden size={20} stroke={1.6} />
      <input
        {...input}
        ref={field}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={search.title}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={search.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {input.value !== '' && (
        <button type="button" className="icon-button" aria-label={search.clear} onClick={onClear}>
          <IconCircleX aria-hidden size={18} stroke={1.6} />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={messages.close} onClick={onClose}>
        <IconX aria-hidden size={20} stroke={1.6} />
      </button>
    </div>
  )
}
