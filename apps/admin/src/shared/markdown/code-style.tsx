import type { ReactNode } from 'react'
import { useScheme } from '../use-scheme.ts'
import { CODE_STYLES } from './code-styles.ts'
import { useThemes } from './themes.ts'

/** A preview with the style sheet of its code: one file at a time, as on the site. */
export const CodeStyle = ({ children }: { children: ReactNode }) => {
  const { codeTheme } = useThemes()
  const scheme = useScheme()
  // The default theme is part of the styles of the text, and dark by day too.
  const style = codeTheme === 'atom' ? undefined : CODE_STYLES[codeTheme][scheme]
  return (
    <div className="code-theme" data-code-theme={codeTheme} data-ground={style && scheme}>
      {style && <link rel="stylesheet" href={style} />}
      {children}
    </div>
  )
}
