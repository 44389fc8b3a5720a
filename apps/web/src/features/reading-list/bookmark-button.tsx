import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useCopy } from '../../shared/language.ts'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { keepEntry, type ReadingEntry, useReadingList } from './reading-list.ts'

/** Keeps an article in the reading list of this browser, or removes it. */
export const BookmarkButton = ({ entry }: { entry: ReadingEntry }) => {
  const { reading } = useCopy()
  const entries = useReadingList()
  const isKept = useInBrowser() && entries.some(({ id }) => id === entry.id)
  const Icon = isKept ? IconBookmarkFilled : IconBookmark
  return (
    <button
      type="button"
      className="bookmark-button js-only"
      onClick={() => keepEntry(entry, !isKept)}
    >
      <Icon aria-hidden size={15} stroke={1.6} />
      {isKept ? reading.unkeep : reading.keep}
    </button>
  )
}
