import { MdPreview } from 'md-editor-rt'
import { useScheme } from '../use-scheme.ts'
import './editor-setup.ts'
import { useThemes } from './themes.ts'

/** A text as readers will see it. */
export const ArticlePreview = ({ text }: { text: string }) => {
  const themes = useThemes()
  return (
    <MdPreview
      id="preview"
      value={text}
      theme={useScheme()}
      previewTheme={themes.previewTheme}
      codeTheme={themes.codeTheme}
      noMermaid
      noEcharts
      noImgZoomIn
    />
  )
}
