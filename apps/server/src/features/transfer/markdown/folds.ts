const OPENING = /^<details\b[^>]*>\s*(?:<summary\b[^>]*>([\s\S]*?)<\/summary>)?/i
const CLOSING = /<\/details\s*>\s*$/i

/** Part of a fold whose content is Markdown: its two tags are blocks of their own. */
export interface FoldTag {
  readonly marks: string
  /** HTML of the title; undefined for the end of the fold. */
  readonly title?: string
  /** HTML beside the tag. */
  readonly rest: string
}

const countOf = (html: string, tag: RegExp) => html.match(tag)?.length ?? 0

const openingIn = (html: string) => {
  const isOpen = countOf(html, /<details\b/gi) === countOf(html, /<\/details\b/gi) + 1
  const [tag, title = ''] = (isOpen && OPENING.exec(html.trim())) || []
  return tag === undefined ? undefined : { title, rest: html.trim().slice(tag.length) }
}

const closingIn = (html: string) => {
  const isClosed = countOf(html, /<details\b/gi) + 1 === countOf(html, /<\/details\b/gi)
  return isClosed && CLOSING.test(html) ? { rest: html.replace(CLOSING, '') } : undefined
}

/** Finds the pairs of tags among the blocks of HTML in a text, by their place. */
export const foldTags = (blocks: readonly string[]): ReadonlyMap<number, FoldTag> => {
  const tags = new Map<number, FoldTag>()
  const open: { place: number; title: string; rest: string; height: number }[] = []
  for (const [place, html] of blocks.entries()) {
    const opening = openingIn(html)
    if (opening) open.push({ place, ...opening, height: 0 })
    const closing = opening ? undefined : closingIn(html)
    const partner = closing && open.pop()
    if (!closing || !partner) continue
    // A fold around another one needs a longer mark.
    const marks = ':'.repeat(3 + partner.height)
    const outer = open.at(-1)
    if (outer) outer.height = Math.max(outer.height, partner.height + 1)
    tags.set(partner.place, { marks, title: partner.title, rest: partner.rest })
    tags.set(place, { marks, rest: closing.rest })
  }
  // An opening without an end folds nothing.
  for (const { place, title, rest } of open) tags.set(place, { marks: '', title, rest })
  return tags
}
