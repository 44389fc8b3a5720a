import highlight from 'highlight.js/lib/common'
import katex from 'katex'
import type { config } from 'md-editor-rt'
import { withDollarFormulas } from './dollar-formulas.ts'
import { hanFlanking } from './han-flanking.ts'

const LARGEST_FORMULA_SIZE_EM = 50

/**
 * Shared by the editor and the renderer, so that they agree. Every extension has an instance or an
 * empty address, so nothing is loaded from other hosts.
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
