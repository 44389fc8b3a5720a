import type { Link, Root, Strong } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import {
  defaultHandlers,
  type Handle,
  type Info,
  type Options,
  type State,
  toMarkdown,
} from 'mdast-util-to-markdown'

const HAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/**
 * Beside Han writing a mark may open and close in our renderer. The library knows CommonMark only
 * and would write the characters around it as numbers.
 */
const attention =
  (marker: string, standard: Handle): Handle =>
  (node: Strong, parent, state: State, info: Info) => {
    const tracker = state.createTracker(info)
    tracker.move(marker)
    const within = { ...tracker.current(), before: marker, after: marker.slice(0, 1) }
    const inside = state.containerPhrasing(node, within)
    const edges = [info.before.at(-1), inside.at(0), inside.at(-1), info.after.at(0)]
    const isHan = edges.some((edge) => edge !== undefined && HAN.test(edge))
    return isHan ? `${marker}${inside}${marker}` : standard(node, parent, state, info)
  }

/** Every line break is shown, so it needs no mark. A table cell is one line. */
const lineBreak: Handle = (_node, _parent, state) =>
  state.stack.includes('tableCell') ? ' ' : '\n'

/** An escaped bracket would begin a formula. */
const link: Handle = (node: Link, parent, state, info) =>
  defaultHandlers
    .link(node, parent, state, info)
    .replaceAll('\\[', '&#91;')
    .replaceAll('\\]', '&#93;')

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
  handlers: {
    strong: attention('**', defaultHandlers.strong),
    emphasis: attention('*', defaultHandlers.emphasis),
    break: lineBreak,
    link,
  },
  // Marks that our renderer knows beyond CommonMark.
  unsafe: [
    { character: '^', inConstruct: 'phrasing' },
    { character: '=', before: '=', inConstruct: 'phrasing' },
    { character: ':', atBreak: true },
  ],
}

export const writeMarkdown = (tree: Root): string => toMarkdown(tree, OPTIONS).trim()
