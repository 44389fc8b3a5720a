import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from '../theme/color-scheme.ts'
import '@mantine/core/styles/default-css-variables.css'
import './kit.css'

/** Colours, fonts and radii come from the tokens: kit.css sets Mantine's variables. */
const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 'md',
  focusRing: 'auto',
})

/**
 * The UI kit for dialogs and drawers. It loads with the first of them, so that reading does not
 * need it, and without its base styles, which would repaint the page. Its variables are in a file,
 * because the content security policy allows no inline styles.
 */
export const KitProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    forceColorScheme={useScheme()}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
