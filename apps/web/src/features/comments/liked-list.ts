import type { Comment, Reply } from '@lanting/contract'

interface Liked {
  readonly id: number
  readonly isLiked: boolean
}

const counted = <T extends Comment | Reply>(comment: T, { id, isLiked }: Liked): T =>
  comment.id === id && comment.is_like !== isLiked
    ? { ...comment, is_like: isLiked, thumbs_up: comment.thumbs_up + (isLiked ? 1 : -1) }
    : comment

interface Page {
  readonly list: readonly (Comment | Reply)[]
}

/** Returns a page of comments or replies after a like. */
const likedPage = <P extends Page>(page: P, liked: Liked): P => ({
  ...page,
  list: page.list.map((comment) => {
    const own = counted(comment, liked)
    return 'replies' in own ? { ...own, replies: likedPage(own.replies, liked) } : own
  }),
})

/** Applies a like to cached data: pages of comments, a page of replies, a thread, or a total. */
export const likedAnswer = (cached: unknown, liked: Liked): unknown => {
  if (typeof cached !== 'object' || cached === null) return cached
  if ('pages' in cached) {
    return { ...cached, pages: (cached.pages as Page[]).map((page) => likedPage(page, liked)) }
  }
  if ('comment' in cached) {
    const [comment] = likedPage({ list: [cached.comment as Comment] }, liked).list
    return { ...cached, comment }
  }
  return 'list' in cached ? likedPage(cached as Page, liked) : cached
}
