import { MdPreview } from 'md-editor-rt'
import { useLanguage } from '../language.ts'
import { useScheme } from '../use-scheme.ts'
import { CodeStyle } from './code-style.tsx'
import { EDITOR_LANGUAGES } from './editor-setup.ts'
import { useThemes } from './themes.ts'
import { usePreviewTools } from './use-preview-tools.ts'

/** Renders a text as the site does. */
export const ArticlePreview = ({ text }: { text: string }) => {
  const themes = useThemes()
  return (
    <CodeStyle>
      <MdPreview
        id="preview"
        value={text}
        language={EDITOR_LANGUAGES[useLanguage()]}
        theme={useScheme()}
        previewTheme={themes.previewTheme}
        codeTheme={themes.codeTheme}
        onRemount={usePreviewTools('preview')}
        noMermaid
        noEcharts
        noImgZoomIn
      />
    </CodeStyle>
  )
}
