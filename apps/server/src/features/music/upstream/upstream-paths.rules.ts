import { MUSIC_PATH } from '@lanting/contract'

/** Files of a Subsonic server, passed on by ours. The number leads to its key. */
export const FORWARD_PATH = {
  audio: `${MUSIC_PATH}upstream-audio/`,
  cover: `${MUSIC_PATH}upstream-cover/`,
} as const
