import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import { createPlayer, type Player } from '@lanting/player'
import type { Api } from '../../shared/api/api.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { noticeToast } from './ports/announce.ts'
import { audioPort } from './ports/audio-element.ts'
import { musicPort } from './ports/music-calls.ts'
import { joinStorage, storagePort } from './ports/storage.ts'

/** The one player of the page, and the element it plays on. */
export interface Music {
  readonly player: Player
  readonly audio: HTMLAudioElement
  readonly api: Api
  /** Seconds into the song, exact at any moment: for what is drawn frame by frame. */
  now(): number
  /** Says something in passing. */
  notify(choose: (playerCopy: PlayerCopy) => string, durationMs?: number): void
}

export interface Needs {
  readonly api: Api
  /** The words of the language that is spoken at that moment. */
  playerCopy(): PlayerCopy
  messages(): Copy['messages']
}

const startMusic = ({ api, playerCopy, messages }: Needs): Music => {
  const audio = new Audio()
  const player = createPlayer({
    audio: audioPort(audio),
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
    now: () => audio.currentTime,
    notify: (choose, durationMs = TOAST_MS) => {
      const title = messages().title.warning
      showToast({ level: 'warning', title, text: choose(playerCopy()), durationMs })
    },
  }
}

let started: Music | undefined

/** Starts the player, the first time. */
export const theMusic = (needs: Needs): Music => {
  started ??= startMusic(needs)
  return started
}

/** For whatever is shown only once the player is there. */
export const music = (): Music => {
  if (!started) throw new Error('The player has not been started')
  return started
}
