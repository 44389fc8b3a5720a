import { encodedStorage } from '@lanting/browser'
import { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import { create } from 'zustand'
import { oneOf } from '../table-search.ts'

interface Themes {
  readonly previewTheme: (typeof PREVIEW_THEMES)[number]
  readonly codeTheme: (typeof CODE_THEMES)[number]
}

/** The theme that the owner has chosen on the site; the preview uses it too. */
const STATIC_STATE = 'staticState'

const kept = (): Record<string, unknown> =>
  (encodedStorage.read(STATIC_STATE) as Record<string, unknown> | undefined) ?? {}

export const useThemes = create<Themes>()(() => {
  const { previewTheme, codeTheme } = kept()
  return {
    previewTheme: oneOf(previewTheme, PREVIEW_THEMES) ?? 'default',
    codeTheme: oneOf(codeTheme, CODE_THEMES) ?? 'atom',
  }
})

export const chooseThemes = (change: Partial<Themes>): void => {
  useThemes.setState(change)
  encodedStorage.write(STATIC_STATE, { ...kept(), ...change })
}
