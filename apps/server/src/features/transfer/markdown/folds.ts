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

/** A tag without its partner folds nothing. */
const unfolded = ({ title, rest }: Pick<FoldTag, 'title' | 'rest'>) => ({ marks: '', title, rest })

interface Block {
  readonly value: string
  /** The element around it: a fold ends where it begins, such as in the same list item. */
  readonly parent: unknown
}

/** Finds the pairs of tags among the blocks of HTML in a text, by their place. */
export const foldTags = (blocks: readonly Block[]): ReadonlyMap<number, FoldTag> => {
  const tags = new Map<number, FoldTag>()
  const open: { place: number; title: string; rest: string; height: number; parent: unknown }[] = []
  for (const [place, { value: html, parent }] of blocks.entries()) {
    const opening = openingIn(html)
    if (opening) open.push({ place, ...opening, height: 0, parent })
    const closing = opening ? undefined : closingIn(html)
    if (!closing) continue
    const at = open.findLastIndex((block) => block.parent === parent)
    // Blocks that are open inside of it have no end.
    const [partner, ...inner] = at < 0 ? [] : open.splice(at)
    for (const block of inner) tags.set(block.place, unfolded(block))
    if (!partner) {
      tags.set(place, unfolded({ title: '', rest: closing.rest }))
      continue
    }
    // A fold around another one needs a longer mark.
    const marks = ':'.repeat(3 + partner.height)
    const outer = open.at(-1)
    if (outer) outer.height = Math.max(outer.height, partner.height + 1)
    tags.set(partner.place, { marks, title: partner.title, rest: partner.rest })
    tags.set(place, { marks, rest: closing.rest })
  }
  for (const block of open) tags.set(block.place, unfolded(block))
  return tags
}
