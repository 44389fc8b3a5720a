/// <reference path="./md-editor-rt.d.ts" />
import { config } from 'md-editor-rt/lib/es/config.mjs'
import MdPreview from 'md-editor-rt/lib/es/MdPreview.mjs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { editorConfig } from './editor-config.ts'

/** A fixed id, because React's own would differ from run to run. */
const PREVIEW_ID = 'article'

config(editorConfig)

/**
 * Returns the markup of the editor's own preview, so that page and editor agree. It is not
 * sanitised yet.
 */
export function previewMarkup(markdown: string): string {
  return renderToString(
    createElement(MdPreview, { id: PREVIEW_ID, value: markdown, noEcharts: true }),
  )
}
