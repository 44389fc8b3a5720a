import type { Song } from '@lanting/contract'
import { music } from '../music.ts'
import { equalise } from './equaliser.ts'
import { gainFactor } from './sound-settings.rules.ts'
import { useSound } from './sound-settings.ts'

/** Songs have a gain since the library reads it from their tags. */
const gainOf = (song: (Song & { readonly gain_db?: number }) | undefined) => song?.gain_db

const report = (error: unknown) => console.info('Equaliser:', error)

let isApplied = false

/** Applies the settings of the sound, now and after every change. */
export const applySound = (): void => {
  if (isApplied) return
  isApplied = true
  const { audio, player } = music()
  const apply = () => {
    const { speed, isLevelled, preset } = useSound.getState()
    audio.setRate(speed)
    audio.setGain(isLevelled ? gainFactor(gainOf(player.getState().song)) : 1)
    equalise(preset).catch(report)
  }
  apply()
  useSound.subscribe(apply)
  // The graph needs a song that plays, and each song has its own loudness.
  audio.listen(['playing'], apply)
}
