import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'
import {
  brightened,
  resized,
  type SizeKind,
  type StageSettings,
  savedSettings,
} from './stage-settings.rules.ts'

const NAME = 'blog-lyric-stage'

/** The stage settings of this browser. */
export const useStage = create<StageSettings>()(() => savedSettings(encodedStorage.read(NAME)))

const change = (after: (settings: StageSettings) => StageSettings) => {
  useStage.setState(after)
  encodedStorage.write(NAME, useStage.getState())
}

export const resize = (kind: SizeKind, steps: number) =>
  change((settings) => resized(settings, kind, steps))

export const brighten = () => change(brightened)

export const toggleProfessional = () =>
  change((settings) => ({ ...settings, isProfessional: !settings.isProfessional }))
