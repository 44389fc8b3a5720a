import type { PageDetail, PageDraft } from '@lanting/contract'
import { keptTexts } from '../../shared/kept-texts.ts'
import { joinTexts } from '../../shared/text/join-texts.ts'

export const NO_PAGE: PageDraft = { title: '', page_content: '', place: 'menu' }

export const draftOfPage = ({ title, page_content, place }: PageDetail): PageDraft => ({
  title,
  page_content,
  place,
})

export const isSamePage = (a: PageDraft, b: PageDraft): boolean =>
  a.title === b.title && a.page_content === b.page_content && a.place === b.place

const isUndisputed = <T>(base: T, mine: T, theirs: T) =>
  mine === base || theirs === base || mine === theirs

/** Merges both texts. No text is lost. Clean: nothing was changed in the same place. */
export const joinPages = async (
  base: PageDraft,
  mine: PageDraft,
  theirs: PageDraft,
): Promise<{ readonly page: PageDraft; readonly isClean: boolean }> => {
  const { text, isClean } = await joinTexts(
    base.page_content,
    mine.page_content,
    theirs.page_content,
  )
  const page: PageDraft = {
    title: mine.title === base.title ? theirs.title : mine.title,
    place: mine.place === base.place ? theirs.place : mine.place,
    page_content: text,
  }
  const isAgreed =
    isUndisputed(base.title, mine.title, theirs.title) &&
    isUndisputed(base.place, mine.place, theirs.place)
  return { page, isClean: isClean && isAgreed }
}

const nameOf = (id: number | undefined) => `pageDraft/${id ?? 'new'}`

interface SavedPage {
  readonly draft: PageDraft
  /** The revision that the draft is based on. */
  readonly revision: number
}

/** The unsaved page of this browser. */
export const pageCopies = {
  keep: (id: number | undefined, kept: SavedPage): boolean => keptTexts.write(nameOf(id), kept),
  drop: (id: number | undefined): void => keptTexts.remove(nameOf(id)),
  read: (id: number | undefined): SavedPage | undefined => {
    const { draft, revision } = (keptTexts.read(nameOf(id)) ?? {}) as Partial<SavedPage>
    if (typeof draft?.page_content !== 'string' || typeof revision !== 'number') return undefined
    return { draft: { ...NO_PAGE, ...draft }, revision }
  },
}
