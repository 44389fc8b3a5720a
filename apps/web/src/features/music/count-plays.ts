import type { Music } from './music.ts'
import { afterMoment, NOTHING_HEARD } from './play-counting.rules.ts'

/** Tells the site once of every song that was really heard, and not which one. */
export const countPlays = ({ player, api }: Music): void => {
  let heard = NOTHING_HEARD
  player.subscribe(() => {
    const { isPlayed, turn } = heard
    heard = afterMoment(heard, player.getState())
    if (!heard.isPlayed || (isPlayed && turn === heard.turn)) return
    api
      .addPlay(undefined, { quiet: true })
      .catch((error) => console.info('The play is not counted.', error))
  })
}
