import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from '../theme/color-scheme.ts'
import '@mantine/core/styles/default-css-variables.css'
import './kit.css'

/** Colours, type and radii come from the tokens: kit.css gives Mantine's variables their values. */
const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 'md',
  focusRing: 'auto',
})

/**
 * The UI kit, for dialogs, drawers and whatever else is operated. It is loaded with the first of
 * them, so that reading needs none of it, and without its own base, which would repaint the page
 * that is already there. Its variables are a file, not a style element, because
 * the content security policy allows no inline styles.
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
