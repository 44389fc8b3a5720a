import { useLayoutEffect, useMemo, useRef } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { STATIC_DEFAULTS, useStaticState } from '../../../shared/stores/static-state.ts'
import { extrasOf, localisedHtml } from './content/localised-html.ts'
import { useEmbeds } from './content/use-embeds.ts'
import { useEnhancements } from './content/use-enhancements.ts'
import { useDiagrams } from './diagrams/use-diagrams.ts'
import { hasDropCap } from './drop-cap.rules.ts'
import { CODE_STYLES, EXTRA_STYLES, PREVIEW_STYLES, PRINT_STYLE } from './themes.ts'
import { useFormulas } from './use-formulas.ts'
import { useLoadedTheme } from './use-loaded-theme.ts'
import '@lanting/browser/prose/prose.css'
import '@lanting/browser/prose/pictures.css'
import './heading-links.css'
import '@lanting/browser/prose/lists.css'
import '@lanting/browser/prose/code.css'

/**
 * The only place that inserts HTML. The server sanitised it when the article was saved.
 * The classes are those of the editor, because its themes need them.
 */
export const ArticleText = ({ html }: { html: string }) => {
  const { reading } = useCopy()
  const chosen = useStaticState()
  const text = useRef<HTMLDivElement>(null)
  const localised = useMemo(() => localisedHtml(html, reading), [html, reading])
  useEnhancements(text, localised)
  useEmbeds(text)
  useDiagrams(text, localised)
  const hasFormulaStyle = useFormulas(text, localised)
  const previewTheme = useLoadedTheme({
    ...{ chosen: chosen.previewTheme, initial: STATIC_DEFAULTS.previewTheme },
    ...{ styles: PREVIEW_STYLES, text },
  })
  const codeTheme = useLoadedTheme({
    ...{ chosen: chosen.codeTheme, initial: STATIC_DEFAULTS.codeTheme },
    ...{ styles: CODE_STYLES, text },
  })
  // The script before the first paint may have named themes whose style sheets did not come.
  useLayoutEffect(() => {
    const box = text.current?.parentElement
    if (!text.current || !box) return
    text.current.className = `md-editor-preview ${previewTheme}-theme`
    Object.assign(box.dataset, { previewTheme, codeTheme })
  }, [previewTheme, codeTheme])
  return (
    <div
      className="article-text md-editor"
      data-preview-theme={previewTheme}
      data-code-theme={codeTheme}
      data-drop-cap={hasDropCap(html) || undefined}
      data-formulas={hasFormulaStyle ? 'styled' : 'plain'}
      // The script before the first paint names the chosen themes.
      suppressHydrationWarning
    >
      <link rel="stylesheet" media="print" href={PRINT_STYLE} />
      {extrasOf(html).map((name) => (
        <link key={name} rel="stylesheet" href={EXTRA_STYLES[name]} />
      ))}
      <div
        ref={text}
        className={`md-editor-preview ${previewTheme}-theme`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: localised }}
      />
    </div>
  )
}
