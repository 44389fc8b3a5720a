import { loadStyle } from '../../../shared/load-style.ts'
import { useStaticState } from '../../../shared/stores/static-state.ts'
import { CODE_STYLES, PREVIEW_STYLES } from './themes.ts'

/** Loads the chosen themes before an article is shown. Without them it is in the default ones. */
export const loadThemes = async (): Promise<void> => {
  const { previewTheme, codeTheme } = useStaticState.getState()
  const styles = [PREVIEW_STYLES[previewTheme], CODE_STYLES[codeTheme]]
  await Promise.all(styles.map((style) => style && loadStyle(style))).catch((error) =>
    console.info('A theme is not there.', error),
  )
}
