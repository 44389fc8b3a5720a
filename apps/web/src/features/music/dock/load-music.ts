import type { Router } from '../../../shared/router/router.ts'

type Music = ReturnType<typeof import('../open-music.ts').openMusic>

let music: Promise<Music | undefined> | undefined

/** Loads the player on first use. A failed load is retried the next time. */
export const loadMusic = (router: Router): Promise<Music | undefined> => {
  music ??= import('../open-music.ts')
    .then(({ openMusic }) => openMusic(router))
    .catch((error) => {
      music = undefined
      console.info('Music:', error)
      return undefined
    })
  return music
}
