import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import { createPlayer, type Player } from '@lanting/player'
import type { Api } from '../../shared/api/api.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { noticeToast } from './ports/announce.ts'
import { audioPort } from './ports/audio-element.ts'
import { musicPort } from './ports/music-calls.ts'
import { createSongAudio, type SongAudio } from './ports/song-audio.ts'
import { joinStorage, storagePort } from './ports/storage.ts'
import { blendOf } from './sound/sound-settings.rules.ts'
import { useSound } from './sound/sound-settings.ts'

/** The player of the page and its audio elements. */
export interface Music {
  readonly player: Player
  readonly audio: SongAudio
  readonly api: Api
  /** The exact song time in seconds, for animations. */
  now(): number
  /** Shows a toast. */
  notify(
    choose: (playerCopy: PlayerCopy) => string,
    durationMs?: number,
    level?: 'info' | 'warning',
  ): void
}

interface Needs {
  readonly api: Api
  /** The copy in the current language. */
  playerCopy(): PlayerCopy
  messages(): Copy['messages']
}

const startMusic = ({ api, playerCopy, messages }: Needs): Music => {
  const audio = createSongAudio()
  const player = createPlayer({
    audio: audioPort(audio, () => blendOf(useSound.getState())),
    music: musicPort(api),
    clock: {
      after: (ms, call) => {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    chance: Math.random,
    storage: storagePort,
    announce: (notice) => showToast(noticeToast(notice, playerCopy(), messages())),
    log: (reason) => console.info('Music:', reason),
  })
  joinStorage(player)
  return {
    player,
    audio,
    api,
    now: () => audio.current().currentTime,
    notify: (choose, durationMs = TOAST_MS, level = 'warning') => {
      const title = messages().title[level]
      showToast({ level, title, text: choose(playerCopy()), durationMs })
    },
  }
}

let started: Music | undefined

/** Starts the player on the first call. */
export const theMusic = (needs: Needs): Music => {
  started ??= startMusic(needs)
  return started
}

/** Returns the player. Only for components that render after its start. */
export const music = (): Music => {
  if (!started) throw new Error('The player has not been started')
  return started
}
