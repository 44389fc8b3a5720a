import type { Copy } from '@lanting/copy/zh-CN'

type Words = Pick<
  Copy['reading'],
  'headingLink' | 'callouts' | 'codeLines' | 'embedHint' | 'table' | 'diagram'
>

/** Within a tag, because a text may quote such an attribute. A text has no `<` of its own. */
const HEADING_LINK = /(<a [^<>]*aria-label=")#"/g
const LINES = /(<summary [^<>]*data-lines=")(\d{1,6})"/g
const CALLOUT = /(<p [^<>]*data-callout="(\w{3,9})">)\w{3,9}/g
const DIAGRAM = /(<pre [^<>]*data-diagram="mermaid")/g
const TABLE = /(<div class="article-table")/g

const HINT = /(<span class="embed-hint" data-host="([^"<>]*)">)(?=<)/g

const isCallout = (kind: string, { callouts }: Words): kind is keyof Words['callouts'] =>
  Object.hasOwn(callouts, kind)

/** The renderer writes no language. Inserts the words of the page's own. */
export const localisedHtml = (html: string, words: Words): string => {
  let tables = 0
  return html
    .replace(HEADING_LINK, (_, tag) => `${tag}${words.headingLink}"`)
    .replace(LINES, (_, tag, count) => `${tag}${words.codeLines(count)}"`)
    .replace(HINT, (_, tag, host) => tag + words.embedHint(host))
    .replace(CALLOUT, (found, tag, kind) =>
      isCallout(kind, words) ? tag + words.callouts[kind] : found,
    )
    .replace(DIAGRAM, (tag) => `${tag} data-label="${words.diagram}"`)
    .replace(TABLE, (tag) => {
      tables += 1
      return `${tag} role="region" aria-label="${words.table(tables)}"`
    })
}

/** Elements that few texts contain. Their styles load with them. */
const EXTRAS = {
  notes: /<(?:mark|dl|abbr|section)[ >]/,
  callouts: /md-editor-admonition/,
  codeTabs: /md-editor-codetab/,
  embeds: /<p class="embed /,
  tables: /<div class="article-table/,
  diagrams: /<pre [^<>]*data-diagram/,
  blocks: /<(?:kbd|div class="gallery|details(?! class="md-)|img [^<>]*(?:wide"|style="width))/,
} as const

export type Extra = keyof typeof EXTRAS

export const extrasOf = (html: string): Extra[] =>
  (Object.keys(EXTRAS) as Extra[]).filter((name) => EXTRAS[name].test(html))
