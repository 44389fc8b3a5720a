import { LanguageSupport } from '@codemirror/language'
import { Prec } from '@codemirror/state'
import { dropCursor, EditorView } from '@codemirror/view'
import { type Language, LENGTH } from '@lanting/contract'
import { editorConfig, extendParser, highlighter } from '@lanting/markdown/editor-config'
import type { HighlightOptions } from 'highlight.js'
import katex from 'katex'
import { config } from 'md-editor-rt'
import { useLanguageStore } from '../language.ts'
import { showToast } from '../toasts.ts'
import { movingPlaces } from './editing/insert-files.ts'
import { lengthLimit } from './editing/length-limit.ts'
import { longAddresses } from './editing/long-addresses.ts'
import { pasteAsMarkdown } from './editing/paste.ts'
import { sourceColours } from './editing/source-colours.ts'
import { editorTools } from './editing/tools.ts'
import { memoize } from './long-text/memoize.ts'
import { parseInSteps } from './long-text/parse-in-steps.ts'
import { renderInParts } from './long-text/render-in-parts.ts'
import '@lanting/browser/embeds.css'
import '@lanting/browser/text-blocks.css'
import 'katex/dist/katex.css'
import 'md-editor-rt/lib/style.css'
import '@lanting/browser/prose/prose.css'
import '@lanting/browser/prose/pictures.css'
import '@lanting/browser/prose/lists.css'
import '@lanting/browser/prose/code.css'
import '@lanting/browser/prose/callouts.css'
import '@lanting/browser/prose/code-tabs.css'
import '@lanting/browser/prose/notes.css'
import '@lanting/browser/prose/tables.css'
import '@lanting/browser/diagrams.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content

/** Begins the ids of the editor's parts. The article preview has another one. */
export const EDITOR_ID = 'text'

/** The editor's own names of our languages. */
export const EDITOR_LANGUAGES = { 'zh-CN': 'zh-CN', en: 'en-US' } as const satisfies Record<
  Language,
  string
>

/** Colours and formulas of a text that has not changed are not made again at every change. */
const rememberedHighlight = {
  ...highlighter,
  highlight: memoize(
    (code: string, options: HighlightOptions) => highlighter.highlight(code, options),
    (code, options) => JSON.stringify([code, options]),
  ),
  highlightAuto: memoize(highlighter.highlightAuto, (code) => code),
}
const rememberedKatex = {
  ...katex,
  renderToString: memoize(katex.renderToString, (formula, options) =>
    JSON.stringify([formula, options]),
  ),
}

const tellExceeded = (characters: number) =>
  showToast(
    'error',
    useLanguageStore.getState().copy.admin.editor.tooLong(LENGTH.articleContent, characters),
  )

/** Uses the settings of the article renderer, so that the preview matches the published article. */
config({
  ...editorConfig,
  // The editor gets a text for its preview when the hand rests.
  editorConfig: { renderDelay: 0 },
  editorExtensions: {
    ...editorConfig.editorExtensions,
    highlight: { instance: rememberedHighlight, js: '' },
    katex: { instance: rememberedKatex, js: '', css: '' },
  },
  // The titles of callouts are in the language of the moment, as on the page.
  markdownItConfig: (md, { editorId }) => {
    extendParser(md, {
      calloutTitle: (kind) => useLanguageStore.getState().copy.reading.callouts[kind],
      siteUrl: () => location.origin,
    })
    // The preview that draws parts is that of the editor.
    if (editorId === EDITOR_ID) renderInParts(md, () => useLanguageStore.getState().language)
  },
  codeMirrorExtensions: (extensions) => [
    // The editor's own looks through the whole text at every key.
    ...extensions
      .filter(({ type }) => type !== 'linkShortener')
      .map(({ extension, ...rest }) => ({
        ...rest,
        extension: extension instanceof LanguageSupport ? parseInSteps(extension) : extension,
      })),
    { type: 'addresses', extension: longAddresses },
    { type: 'tools', extension: [Prec.high(editorTools), movingPlaces, dropCursor()] },
    { type: 'paste', extension: pasteAsMarkdown },
    { type: 'limit', extension: lengthLimit(tellExceeded) },
    { type: 'colours', extension: sourceColours },
    {
      type: 'name',
      extension: EditorView.contentAttributes.of(() => ({
        'aria-label': useLanguageStore.getState().copy.admin.editor.contentLabel,
        tabindex: '0',
      })),
    },
    ...(nonce ? [{ type: 'cspNonce', extension: EditorView.cspNonce.of(nonce) }] : []),
  ],
})

const applyToolbarCopy = ({ language, copy }: ReturnType<typeof useLanguageStore.getState>) => {
  const languageUserDefined = { [EDITOR_LANGUAGES[language]]: copy.admin.editorToolbar }
  config({ editorConfig: { languageUserDefined } })
}

applyToolbarCopy(useLanguageStore.getState())
useLanguageStore.subscribe(applyToolbarCopy)
