/// <reference path="./md-editor-rt.d.ts" />
import highlight from 'highlight.js/lib/common'
import katex from 'katex'
import { config } from 'md-editor-rt/lib/es/config.mjs'
import MdPreview from 'md-editor-rt/lib/es/MdPreview.mjs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { withDollarFormulas } from './dollar-formulas.ts'
import { hanFlanking } from './han-flanking.ts'

const LARGEST_FORMULA_SIZE_EM = 50

/** A fixed id, because React's own would differ from run to run. */
const PREVIEW_ID = 'article'

/** Every extra has an instance or an empty address: nothing is ever fetched from a CDN. */
config({
  editorExtensions: {
    highlight: { instance: highlight, js: '' },
    katex: { instance: katex, js: '', css: '' },
    mermaid: { js: '' },
    echarts: { js: '' },
    prettier: { standaloneJs: '', parserMarkdownJs: '' },
    cropper: { js: '', css: '' },
    screenfull: { js: '' },
  },
  markdownItConfig: hanFlanking,
  markdownItPlugins: (plugins) =>
    plugins.map((plugin) => (plugin.type === 'katex' ? withDollarFormulas(plugin) : plugin)),
  katexConfig: (options: object) => ({
    ...options,
    maxSize: LARGEST_FORMULA_SIZE_EM,
    strict: 'ignore',
    trust: false,
  }),
})

/** The markup of the editor's own preview, so that page and editor agree. Not yet sanitised. */
export function previewMarkup(markdown: string): string {
  return renderToString(
    createElement(MdPreview, { id: PREVIEW_ID, value: markdown, noEcharts: true }),
  )
}
