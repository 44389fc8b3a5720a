import type { Link, Nodes, Parents, Root, Strong } from 'mdast'
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

const isAttention = (node: Nodes) => node.type === 'strong' || node.type === 'emphasis'

/** The character of the text at an end of the children, within all marks that begin or end there. */
const edgeOf = (node: Nodes, end: 0 | -1): string | undefined => {
  if (node.type === 'text') return node.value.at(end)
  const child = isAttention(node) ? node.children.at(end) : undefined
  return child && edgeOf(child, end)
}

/**
 * Beside Han writing a mark may open and close in our renderer. The library knows CommonMark only
 * and would write the characters around it as numbers.
 */
const attention = (marker: string, standard: Handle): Handle => {
  const write = (node: Strong, parent: Parents | undefined, state: State, info: Info) => {
    const edges = [info.before.at(-1), edgeOf(node, 0), edgeOf(node, -1), info.after.at(0)]
    const isHan = edges.some((edge) => edge !== undefined && HAN.test(edge))
    if (!isHan) return standard(node, parent, state, info)
    const tracker = state.createTracker(info)
    tracker.move(marker)
    const within = { ...tracker.current(), before: marker, after: marker.slice(0, 1) }
    return `${marker}${state.containerPhrasing(node, within)}${marker}`
  }
  // Without it the library writes the node to find out how it begins.
  return Object.assign(write, { peek: () => marker.slice(0, 1) })
}

/** Every line break is shown, so it needs no mark. A table cell is one line of Markdown. */
const lineBreak: Handle = (_node, _parent, state) =>
  state.stack.includes('tableCell') ? '<br>' : '\n'

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
