import { EditorView } from '@codemirror/view'
import highlight from 'highlight.js/lib/common'
import katex from 'katex'
import { config } from 'md-editor-rt'
import 'katex/dist/katex.css'
import 'md-editor-rt/lib/style.css'

const LARGEST_FORMULA_SIZE_EM = 50

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content

/**
 * The same instances as where articles are rendered on the server, so that the preview shows what
 * will be read; everything else has an empty address, and nothing is ever fetched from elsewhere.
 */
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
  katexConfig: (options: object) => ({
    ...options,
    maxSize: LARGEST_FORMULA_SIZE_EM,
    strict: 'ignore',
    trust: false,
  }),
  codeMirrorExtensions: (extensions) =>
    nonce
      ? [...extensions, { type: 'cspNonce', extension: EditorView.cspNonce.of(nonce) }]
      : extensions,
})
