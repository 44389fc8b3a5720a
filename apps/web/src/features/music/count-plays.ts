import type { Song } from '@lanting/contract'
import type { Music } from './music.ts'
import { afterMoment, NOTHING_LISTENED } from './play-counting.rules.ts'

/** Reports each play once, without the song. `onPlayed` gets the song. */
export const countPlays = ({ player, api }: Music, onPlayed: (song: Song) => void): void => {
  let listened = NOTHING_LISTENED
  player.subscribe(() => {
    const { isPlayed } = listened
    listened = afterMoment(listened, player.getState())
    if (isPlayed || !listened.isPlayed) return
    const { song } = player.getState()
    if (song) onPlayed(song)
    api
      .addPlay(undefined, { quiet: true })
      .catch((error) => console.info('The play is not counted.', error))
  })
}
