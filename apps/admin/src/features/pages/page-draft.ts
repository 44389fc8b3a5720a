import { encodedStorage } from '@lanting/browser'
import type { PageDetail, PageDraft } from '@lanting/contract'
import { joinTexts } from '../../shared/text/join-texts.ts'

export const NO_PAGE: PageDraft = { title: '', page_content: '', place: 'menu' }

export const draftOfPage = ({ title, page_content, place }: PageDetail): PageDraft => ({
  title,
  page_content,
  place,
})

export const isSamePage = (a: PageDraft, b: PageDraft): boolean =>
  a.title === b.title && a.page_content === b.page_content && a.place === b.place

/** Merges both texts. No text is lost. */
export const joinPages = async (
  base: PageDraft,
  mine: PageDraft,
  theirs: PageDraft,
): Promise<PageDraft> => ({
  title: mine.title === base.title ? theirs.title : mine.title,
  place: mine.place === base.place ? theirs.place : mine.place,
  page_content: await joinTexts(base.page_content, mine.page_content, theirs.page_content),
})

const nameOf = (id: number | undefined) => `pageDraft/${id ?? 'new'}`

interface SavedPage {
  readonly draft: PageDraft
  /** The revision that the draft is based on. */
  readonly revision: number
}

/** The unsaved page of this browser. */
export const pageCopies = {
  keep: (id: number | undefined, kept: SavedPage): boolean =>
    encodedStorage.write(nameOf(id), kept),
  drop: (id: number | undefined): void => encodedStorage.remove(nameOf(id)),
  read: (id: number | undefined): SavedPage | undefined => {
    const { draft, revision } = (encodedStorage.read(nameOf(id)) ?? {}) as Partial<SavedPage>
    if (typeof draft?.page_content !== 'string' || typeof revision !== 'number') return undefined
    return { draft: { ...NO_PAGE, ...draft }, revision }
  },
}
