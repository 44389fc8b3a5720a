import { EditorView } from '@codemirror/view'
import { editorConfig } from '@lanting/markdown/editor-config'
import { config } from 'md-editor-rt'
import 'katex/dist/katex.css'
import 'md-editor-rt/lib/style.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content

/** As where articles are rendered, so that the preview shows what will be read. */
config({
  ...editorConfig,
  codeMirrorExtensions: (extensions) =>
    nonce
      ? [...extensions, { type: 'cspNonce', extension: EditorView.cspNonce.of(nonce) }]
      : extensions,
})
