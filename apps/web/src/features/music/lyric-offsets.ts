import { encodedStorage } from '@lanting/browser'
import type { Player } from '@lanting/player'
import { type LyricOffsets, savedOffsets, withOffset } from './lyric-offsets.rules.ts'

const NAME = 'blog-lyric-offsets'

export const readOffsets = (): LyricOffsets => savedOffsets(encodedStorage.read(NAME))

/** Moves the lyrics of the current song, and remembers it for the song. */
export const setOffset = (player: Player, offsetMs: number): void => {
  const { song } = player.getState()
  if (!song) return
  encodedStorage.write(NAME, withOffset(readOffsets(), song.id, offsetMs))
  player.shiftLyrics(offsetMs)
}
