import footnotePlugin from 'markdown-it-footnote'
import type { MarkdownIt, Token } from './markdown-it.ts'

/** `fn-2` is a note, `fnref-2` its place in the text, `fnref-2:1` a further place. */
export const FOOTNOTE_ID = /^fn(?:ref)?-\d+(?::\d+)?$/

const numberOf = (tokens: Token[], place: number) => Number(tokens[place]?.meta.id) + 1

/** Footnotes `[^1]` and `^[inline]`. Ids contain numbers only, never the author's label. */
export function footnotes(md: MarkdownIt): void {
  footnotePlugin(md)
  md.renderer.rules.footnote_anchor_name = (tokens, place) => `-${numberOf(tokens, place)}`
  md.renderer.rules.footnote_caption = (tokens, place) => String(numberOf(tokens, place))
}
