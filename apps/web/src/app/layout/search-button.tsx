import { IconSearch } from '@tabler/icons-react'
import { openSearch, useSearchDialog } from '../../features/search/search-dialog-state.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { SearchDialog } from './overlays.tsx'

const icon = <IconSearch aria-hidden size={20} stroke={1.6} />

/** Without scripts it is a link to the search page. */
export const SearchButton = () => {
  const { header } = useCopy()
  const isOpen = useSearchDialog((state) => state.isOpen)
  return (
    <>
      <button
        type="button"
        className="icon-button js-only"
        aria-label={header.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerDown={SearchDialog.ahead}
        onClick={openSearch}
      >
        {icon}
      </button>
      <noscript>
        <a href={PATHS.search} className="icon-button" aria-label={header.search}>
          {icon}
        </a>
      </noscript>
    </>
  )
}
