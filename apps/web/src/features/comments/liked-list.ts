import type { Comment, Reply } from '@lanting/contract'

interface Liked {
  readonly id: number
  readonly isLiked: boolean
}

const counted = <T extends Comment | Reply>(said: T, { id, isLiked }: Liked): T =>
  said.id === id && said.is_like !== isLiked
    ? { ...said, is_like: isLiked, thumbs_up: said.thumbs_up + (isLiked ? 1 : -1) }
    : said

interface Page {
  readonly list: readonly (Comment | Reply)[]
}

/** A page of comments or of replies after somebody has liked one of them. */
export const likedPage = <P extends Page>(page: P, liked: Liked): P => ({
  ...page,
  list: page.list.map((said) => {
    const own = counted(said, liked)
    return 'replies' in own ? { ...own, replies: likedPage(own.replies, liked) } : own
  }),
})

/** The same for whatever of them the browser keeps: pages of comments, one page of replies, a total. */
export const likedAnswer = (kept: unknown, liked: Liked): unknown => {
  if (typeof kept !== 'object' || kept === null) return kept
  if ('pages' in kept) {
    return { ...kept, pages: (kept.pages as Page[]).map((page) => likedPage(page, liked)) }
  }
  return 'list' in kept ? likedPage(kept as Page, liked) : kept
}
