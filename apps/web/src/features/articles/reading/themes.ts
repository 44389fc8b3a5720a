import embeds from '@lanting/browser/embeds.css?url'
import callouts from '@lanting/browser/prose/callouts.css?url'
import codeTabs from '@lanting/browser/prose/code-tabs.css?url'
import diagrams from '@lanting/browser/prose/diagrams.css?url'
import notes from '@lanting/browser/prose/notes.css?url'
import tables from '@lanting/browser/prose/tables.css?url'
import blocks from '@lanting/browser/text-blocks.css?url'
import type { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import cyanosis from '@vavt/markdown-theme/css/cyanosis.css?url'
import github from '@vavt/markdown-theme/css/github.css?url'
import mkCute from '@vavt/markdown-theme/css/mk-cute.css?url'
import smartBlue from '@vavt/markdown-theme/css/smart-blue.css?url'
import vuepress from '@vavt/markdown-theme/css/vuepress.css?url'
import a11y from 'highlight.js/styles/a11y-light.min.css?url'
import githubCode from 'highlight.js/styles/github.min.css?url'
import gradient from 'highlight.js/styles/gradient-light.min.css?url'
import kimbie from 'highlight.js/styles/kimbie-light.min.css?url'
import paraiso from 'highlight.js/styles/paraiso-light.min.css?url'
import qtcreator from 'highlight.js/styles/qtcreator-light.min.css?url'
import stackoverflow from 'highlight.js/styles/stackoverflow-light.min.css?url'
import katex from 'katex/dist/katex.min.css?url'
import type { Extra } from './content/localised-html.ts'
import print from './print.css?url'

type PreviewTheme = (typeof PREVIEW_THEMES)[number]
type CodeTheme = (typeof CODE_THEMES)[number]

/** The default themes are part of the page. The others load when they are chosen. */
export const PREVIEW_STYLES: Readonly<Partial<Record<PreviewTheme, string>>> = {
  github,
  vuepress,
  'mk-cute': mkCute,
  'smart-blue': smartBlue,
  cyanosis,
}

/** Each contains its light and its dark form: see `apps/web/themes`. */
export const CODE_STYLES: Readonly<Partial<Record<CodeTheme, string>>> = {
  a11y,
  github: githubCode,
  gradient,
  kimbie,
  paraiso,
  qtcreator,
  stackoverflow,
}

export const FORMULA_STYLE = katex
/** For paper: loads behind everything that the screen needs. */
export const PRINT_STYLE = print
export const EXTRA_STYLES: Readonly<Record<Extra, string>> = {
  notes,
  callouts,
  codeTabs,
  embeds,
  blocks,
  tables,
  diagrams,
}
