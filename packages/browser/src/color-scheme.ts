import type { DefaultTheme } from '@lanting/contract'

export type Scheme = 'light' | 'dark'

/** Stored as plain text, under the key of the specification. */
const SCHEME_KEY = 'useDarkKEY'
const LIGHT_FROM_HOUR = 8
const LIGHT_UNTIL_HOUR = 18

const BY_THE_HOUR = `const h = new Date().getHours()
  s = h >= ${LIGHT_FROM_HOUR} && h <= ${LIGHT_UNTIL_HOUR} ? 'light' : 'dark'`

/**
 * Runs before the first paint: the user's choice, else the owner's default, else the time of day.
 */
export const schemeScript = (byDefault: DefaultTheme = 'hour'): string => `{
let s
try { s = localStorage.getItem('${SCHEME_KEY}') } catch {}
if (s !== 'dark' && s !== 'light') {
  ${byDefault === 'hour' ? BY_THE_HOUR : `s = '${byDefault}'`}
}
document.documentElement.dataset.colorScheme = s
}`

const CHANGED = 'lanting:scheme'

export const currentScheme = (): Scheme =>
  document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light'

const show = (scheme: Scheme) => {
  document.documentElement.dataset.colorScheme = scheme
  window.dispatchEvent(new Event(CHANGED))
}

export const chooseScheme = (scheme: Scheme): void => {
  show(scheme)
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch (error) {
    console.info('The choice cannot be remembered here.', error)
  }
}

/** Follows the choice in another tab. */
const follow = ({ key, newValue }: StorageEvent) => {
  if (key === SCHEME_KEY && (newValue === 'dark' || newValue === 'light')) show(newValue)
}

export const followScheme = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', follow)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', follow)
  }
}
