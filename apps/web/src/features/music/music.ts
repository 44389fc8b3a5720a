import type { Language } from '@lanting/contract'
import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import type { Copy } from '@lanting/copy/zh-CN'
import { createPlayer, type Player } from '@lanting/player'
import type { Api } from '../../shared/api/api.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import type { OwnApi } from './mine/own-api.ts'
import { noticeToast } from './ports/announce.ts'
import { audioPort } from './ports/audio-element.ts'
import { musicPort } from './ports/music-calls.ts'
import { createSongAudio, type SongAudio } from './ports/song-audio.ts'
import { joinStorage, storagePort } from './ports/storage.ts'
import { isLastSong } from './sleep/sleep-state.ts'
import { blendOf } from './sound/sound-settings.rules.ts'
import { useSound } from './sound/sound-settings.ts'
import { createAudioGate } from './together/audio-gate.ts'
import { createPlayerSwitch } from './together/player-switch.ts'
import './styles/tokens.css'

/** The player of the page and its audio elements. */
export interface Music {
  readonly player: Player
  readonly audio: SongAudio
  readonly api: Api
  /** The calls of logged-in listeners, loaded when they are needed. */
  ownApi(): Promise<OwnApi>
  /** Puts the turntable in the place of the player, with its audio. */
  readonly stage: Pick<ReturnType<typeof createPlayerSwitch>, 'own' | 'replace'> &
    Pick<ReturnType<typeof createAudioGate>, 'lend' | 'giveBack'>
  /** The exact song time in seconds, for animations. */
  now(): number
  /** Shows a toast. */
  notify(
    choose: (playerCopy: PlayerCopy, language: Language) => string,
    durationMs?: number,
    level?: 'info' | 'warning',
  ): void
}

interface Needs {
  readonly api: Api
  /** The copy in the current language. */
  playerCopy(): PlayerCopy
  messages(): Copy['messages']
  language(): Language
}

const startMusic = ({ api, playerCopy, messages, language }: Needs): Music => {
  let loadedApi: OwnApi | undefined
  const ownApi = async () => {
    // Imported once: a page that is being left imports nothing, but sends its last calls.
    loadedApi ??= (await import('./mine/own-api.ts')).createOwnApi({ language, messages })
    return loadedApi
  }
  const audio = createSongAudio()
  const { port, lend, giveBack } = createAudioGate(
    audioPort(audio, () => blendOf(useSound.getState(), isLastSong())),
  )
  const { player, own, replace } = createPlayerSwitch(
    createPlayer({
      audio: port,
      music: musicPort(api, ownApi),
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
    }),
  )
  joinStorage(own)
  return {
    player,
    audio,
    api,
    ownApi,
    stage: { own, replace, lend, giveBack },
    now: () => audio.current().currentTime,
    notify: (choose, durationMs = TOAST_MS, level = 'warning') => {
      const title = messages().title[level]
      showToast({ level, title, text: choose(playerCopy(), language()), durationMs })
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
