import type { ForeignComment, ForeignItem } from '../foreign-blog.ts'

/** Puts comments in the order of their dates, and every parent before its replies. */
export const inThreads = (comments: readonly ForeignComment[]): ForeignItem[] => {
  const known = new Map(comments.map((comment) => [comment.key, comment]))
  const written = new Set<string>()
  const items: ForeignItem[] = []
  for (const comment of comments.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const waiting: ForeignComment[] = []
    let next: ForeignComment | undefined = comment
    while (next && !written.has(next.key)) {
      written.add(next.key)
      waiting.push(next)
      next = next.parent === undefined ? undefined : known.get(next.parent)
    }
    for (const { parent, ...rest } of waiting.reverse()) {
      const isKnown = parent !== undefined && known.has(parent) && parent !== rest.key
      items.push({ type: 'comment', comment: isKnown ? { ...rest, parent } : rest })
    }
  }
  return items
}
