import highlight from 'highlight.js/lib/common'
import katex from 'katex'
import type { config } from 'md-editor-rt'
import { withDollarFormulas } from './dollar-formulas.ts'
import { hanFlanking } from './han-flanking.ts'

const LARGEST_FORMULA_SIZE_EM = 50

/**
 * How the editor and the renderer read Markdown, so that they agree. Every extra has an instance or
 * an empty address: nothing is ever fetched from elsewhere.
 */
export const editorConfig: Parameters<typeof config>[0] = {
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
}
