import { encodedStorage, type Scheme } from '@lanting/browser'
import { CODE_THEMES, type PageHeader, PREVIEW_THEMES } from '@lanting/contract'
import { create } from 'zustand'

/** The visitor's preferences in this browser. */
interface StaticState {
  readonly previewTheme: (typeof PREVIEW_THEMES)[number]
  readonly codeTheme: (typeof CODE_THEMES)[number]
  readonly theme: Scheme
  readonly pageHeaderList: readonly PageHeader[]
  readonly messageTypeIsCard: boolean
}

export const STATIC_STATE = 'staticState'

export const STATIC_DEFAULTS: StaticState = {
  previewTheme: 'default',
  codeTheme: 'atom',
  theme: 'light',
  pageHeaderList: [],
  messageTypeIsCard: false,
}

const oneOf = <T>(choices: readonly T[], value: unknown, fallback: T): T =>
  choices.find((choice) => choice === value) ?? fallback

const isPageHeader = (row: unknown): row is PageHeader => {
  const { id, route_name, bg_url } = (row ?? {}) as Record<string, unknown>
  return typeof id === 'number' && typeof route_name === 'string' && typeof bg_url === 'string'
}

/** Returns the valid stored values. */
export const readStaticState = (stored: unknown): StaticState => {
  const { previewTheme, codeTheme, theme, pageHeaderList, messageTypeIsCard } = (
    typeof stored === 'object' ? (stored ?? {}) : {}
  ) as Record<string, unknown>
  return {
    previewTheme: oneOf(PREVIEW_THEMES, previewTheme, STATIC_DEFAULTS.previewTheme),
    codeTheme: oneOf(CODE_THEMES, codeTheme, STATIC_DEFAULTS.codeTheme),
    theme: oneOf(['light', 'dark'] as const, theme, STATIC_DEFAULTS.theme),
    pageHeaderList: Array.isArray(pageHeaderList) ? pageHeaderList.filter(isPageHeader) : [],
    messageTypeIsCard: messageTypeIsCard === true,
  }
}

/** Starts with the defaults, like the server. `restoreStaticState` loads the stored values. */
export const useStaticState = create<StaticState>()(() => STATIC_DEFAULTS)

export const changeStaticState = (change: Partial<StaticState>): void => {
  useStaticState.setState(change)
  encodedStorage.write(STATIC_STATE, useStaticState.getState())
}

/** Reads the stored state now and after changes in other tabs. */
export const restoreStaticState = (): (() => void) => {
  const restore = () => useStaticState.setState(readStaticState(encodedStorage.read(STATIC_STATE)))
  restore()
  return encodedStorage.follow(STATIC_STATE, restore)
}
