/// <reference path="./markdown-it-plugins.d.ts" />
import highlight from 'highlight.js/lib/common'
import katex from 'katex'
import abbreviations from 'markdown-it-abbr'
import definitionLists from 'markdown-it-deflist'
import marks from 'markdown-it-mark'
import type { config } from 'md-editor-rt'
import { type CalloutKind, callouts } from './callouts.ts'
import { codeLines } from './code-lines.ts'
import { containers } from './containers.ts'
import { withDollarFormulas } from './dollar-formulas.ts'
import { embeds } from './embeds.ts'
import { footnotes } from './footnotes.ts'
import { hanFlanking } from './han-flanking.ts'
import { hanLinks } from './han-links.ts'
import type { MarkdownIt } from './markdown-it.ts'
import { pictureWidths } from './picture-widths.ts'
import { rawHtml } from './raw-html.ts'
import { securePictures } from './secure-pictures.ts'

export type { MarkdownIt, Token } from './markdown-it.ts'

const LARGEST_FORMULA_SIZE_EM = 50
/** Enough to recognise a language. Every language that is tried reads all of it. */
const TRIED_CHARACTERS = 2_000

/** Colours code. The language of code without a name is recognised by its beginning. */
export const highlighter: typeof highlight = {
  ...highlight,
  highlightAuto: (code) => {
    const { language = 'plaintext' } = highlight.highlightAuto(code.slice(0, TRIED_CHARACTERS))
    return highlight.highlight(code, { language, ignoreIllegals: true })
  },
}

interface Reader {
  /** The default titles of callouts; without it, the marks of the renderer. */
  readonly calloutTitle?: (kind: CalloutKind) => string
  /** How addresses of the site begin; without it, as the renderer is told. */
  readonly siteUrl?: () => string
}

export function extendParser(md: MarkdownIt, { calloutTitle, siteUrl }: Reader = {}): void {
  for (const plugin of [hanFlanking, marks, definitionLists, abbreviations, footnotes]) plugin(md)
  callouts(md, calloutTitle)
  codeLines(md)
  embeds(md, siteUrl)
  for (const plugin of [containers, pictureWidths, securePictures, rawHtml, hanLinks]) plugin(md)
}

/**
 * Shared by the editor and the renderer, so that they agree. Every extension has an instance or an
 * empty address, so nothing is loaded from other hosts.
 */
export const editorConfig: Parameters<typeof config>[0] = {
  editorExtensions: {
    highlight: { instance: highlighter, js: '' },
    katex: { instance: katex, js: '', css: '' },
    mermaid: { js: '' },
    echarts: { js: '' },
    prettier: { standaloneJs: '', parserMarkdownJs: '' },
    cropper: { js: '', css: '' },
    screenfull: { js: '' },
  },
  markdownItConfig: (md) => extendParser(md),
  markdownItPlugins: (plugins) =>
    plugins.map((plugin) => (plugin.type === 'katex' ? withDollarFormulas(plugin) : plugin)),
  katexConfig: (options: object) => ({
    ...options,
    maxSize: LARGEST_FORMULA_SIZE_EM,
    strict: 'ignore',
    trust: false,
  }),
}
