import type { PageDetail, PageDraft } from '@lanting/contract'
import { keptTexts } from '../../shared/kept-texts.ts'
import { joinTexts } from '../../shared/text/join-texts.ts'

export const NO_PAGE: PageDraft = {
  title: '',
  page_content: '',
  place: 'menu',
  comment_rule: 'closed',
}

export const draftOfPage = ({
  title,
  page_content,
  place,
  comment_rule,
}: PageDetail): PageDraft => ({ title, page_content, place, comment_rule })

/** The fields that have one value, which cannot be merged. */
const CHOSEN = ['title', 'place', 'comment_rule'] as const

export const isSamePage = (a: PageDraft, b: PageDraft): boolean =>
  a.page_content === b.page_content && CHOSEN.every((name) => a[name] === b[name])

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
  const chosen = CHOSEN.map((name) => [name, (mine[name] === base[name] ? theirs : mine)[name]])
  const page: PageDraft = { ...mine, ...Object.fromEntries(chosen), page_content: text }
  const isAgreed = CHOSEN.every((name) => isUndisputed(base[name], mine[name], theirs[name]))
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
