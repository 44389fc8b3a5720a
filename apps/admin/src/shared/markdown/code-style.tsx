import { useScheme } from '../use-scheme.ts'
import { CODE_STYLES } from './code-styles.ts'
import { useThemes } from './themes.ts'

/** In these the code stands on a dark ground, by day too. */
const ALWAYS_DARK = ['default', 'mk-cute']

/** The style of the code in a preview: one file at a time, as on the site. */
export const CodeStyle = () => {
  const { previewTheme, codeTheme } = useThemes()
  const scheme = useScheme()
  const ground = ALWAYS_DARK.includes(previewTheme) ? 'dark' : scheme
  return <link rel="stylesheet" href={CODE_STYLES[codeTheme][ground]} />
}
