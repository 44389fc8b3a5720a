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
  let shown = player.getState().song
  const level = () => {
    const { isLevelled } = useSound.getState()
    audio.setGain(isLevelled ? gainFactor(gainOf(player.getState().song)) : 1)
  }
  const apply = () => {
    const { speed, preset } = useSound.getState()
    audio.setRate(speed)
    level()
    equalise(preset).catch(report)
  }
  apply()
  useSound.subscribe(apply)
  // The graph needs a song that plays.
  audio.listen(['playing'], apply)
  // Its loudness may be known later than its address.
  player.subscribe(() => {
    const { song } = player.getState()
    if (song !== shown) level()
    shown = song
  })
}
