import { useScheme } from '../use-scheme.ts'
import { CODE_STYLES } from './code-styles.ts'
import { useThemes } from './themes.ts'

/** These preview themes show code on a dark background in light mode too. */
const ALWAYS_DARK = ['default', 'mk-cute']

/** The style sheet of the code in a preview: one file at a time, as on the site. */
export const CodeStyle = () => {
  const { previewTheme, codeTheme } = useThemes()
  const scheme = useScheme()
  const ground = ALWAYS_DARK.includes(previewTheme) ? 'dark' : scheme
  return <link rel="stylesheet" href={CODE_STYLES[codeTheme][ground]} />
}
