import { useEffect, useRef } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { useStaticState } from '../../../shared/stores/static-state.ts'
import { useScheme } from '../../../shared/theme/color-scheme.ts'
import { useDiagrams } from './diagrams/use-diagrams.ts'
import { enhanceContent } from './enhance-content.ts'
import { CODE_STYLES, PREVIEW_STYLES } from './themes.ts'
import { useFormulas } from './use-formulas.ts'
import './prose.css'
import './prose-lists.css'
import './code.css'

/**
 * The only place that inserts HTML. The server sanitised it when the article was saved.
 * The classes are those of the editor, because its themes need them.
 */
export const ArticleText = ({ html }: { html: string }) => {
  const { reading } = useCopy()
  const { previewTheme, codeTheme } = useStaticState()
  const scheme = useScheme()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => enhanceContent(text.current, reading), [reading])
  useDiagrams(text, html)
  const hasFormulaStyle = useFormulas(text, html)
  const previewStyle = PREVIEW_STYLES[previewTheme]
  const codeStyle = CODE_STYLES[codeTheme]?.[scheme]
  return (
    <div
      className="article-text md-editor"
      data-theme={scheme}
      data-preview-theme={previewTheme}
      data-code-theme={codeTheme}
      data-formulas={hasFormulaStyle ? 'styled' : 'plain'}
    >
      {previewStyle && <link rel="stylesheet" href={previewStyle} />}
      {codeStyle && <link key={codeStyle} rel="stylesheet" href={codeStyle} />}
      <div
        ref={text}
        className={`md-editor-preview ${previewTheme}-theme`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
