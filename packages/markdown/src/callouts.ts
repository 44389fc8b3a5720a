import type { CoreState, MarkdownIt, Token } from './markdown-it.ts'

/** GitHub's callouts in the classes of the editor, whose themes colour them alike. */
const CLASSES = {
  note: 'abstract',
  tip: 'hint',
  important: 'example',
  warning: 'warning',
  caution: 'danger',
} as const

export type CalloutKind = keyof typeof CLASSES

const FIRST_LINE = /^\[!(note|tip|important|warning|caution)\][ \t]*([^\n]*)\n?/i

const PREFIX = 'md-editor-admonition'

/** The HTML has no language. The page shows the title in its own. */
const titleCase = (kind: CalloutKind): string => `${kind[0]?.toUpperCase()}${kind.slice(1)}`

/** Returns the place of the token that closes the one at `open`. */
function closing(tokens: Token[], open: number): number {
  const level = tokens[open]?.level
  return tokens.findIndex(
    (token, place) => place > open && token.level === level && token.nesting === -1,
  )
}

type TitleOf = (kind: CalloutKind) => string

/** A default title is marked, so that the page can show it in its language. */
function titleTokens(
  state: CoreState,
  kind: CalloutKind,
  words: string,
  titleOf: TitleOf,
): Token[] {
  const open = new state.Token('paragraph_open', 'p', 1)
  open.attrSet('class', `${PREFIX}-title`)
  if (words === '') open.attrSet('data-callout', kind)
  const text = new state.Token('inline', '', 0)
  text.content = words || titleOf(kind)
  text.children = []
  return [open, text, new state.Token('paragraph_close', 'p', -1)]
}

function callOut(state: CoreState, place: number, titleOf: TitleOf): void {
  const { tokens } = state
  const [quote, paragraph, text] = tokens.slice(place, place + 3)
  const end = tokens[closing(tokens, place)]
  const found = text?.type === 'inline' ? FIRST_LINE.exec(text.content) : null
  if (!quote || !text || !end || !found || paragraph?.type !== 'paragraph_open') return
  const kind = found[1]?.toLowerCase() as CalloutKind
  quote.tag = 'div'
  end.tag = 'div'
  quote.attrSet('class', `${PREFIX} ${PREFIX}-${CLASSES[kind]}`)
  text.content = text.content.slice(found[0].length)
  const isEmpty = text.content.trim() === ''
  const title = titleTokens(state, kind, found[2]?.trim() ?? '', titleOf)
  tokens.splice(place + 1, isEmpty ? 3 : 0, ...title)
}

/** `> [!NOTE]`, as GitHub has it. Words on the same line are the title. */
export function callouts(md: MarkdownIt, titleOf: TitleOf = titleCase): void {
  md.core.ruler.after('block', 'callouts', (state) => {
    for (let place = 0; place < state.tokens.length; place += 1) {
      if (state.tokens[place]?.type === 'blockquote_open') callOut(state, place, titleOf)
    }
  })
}
