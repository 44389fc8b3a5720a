import { ROLE, type Song, type TurntableControl, type TurntableState } from '@lanting/contract'
import { createListener, isHost, type Listener } from '@lanting/turntable'
import { TOAST_SHORT_MS } from '../../../shared/messages/toasts.ts'
import { useListening } from '../../../shared/stores/listening.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { type Music, music } from '../music.ts'
import { musicPort } from '../ports/music-calls.ts'
import { createSharedLyrics } from './shared-lyrics.ts'
import { createSharedPlayer } from './shared-player.ts'
import { sharedSound } from './shared-sound.ts'
import { useTogether } from './together-state.ts'
import { togetherCopyOf } from './use-together-copy.ts'

let joined: { readonly press: () => void; readonly leave: () => void } | undefined

/** Loads the turntable for somebody who does not listen. */
export const loadTurntable = async (): Promise<void> => {
  const turntable = await music().api.getTurntable(undefined, { quiet: true })
  if (!joined) useTogether.setState({ turntable })
}

/** Carries out an act on the server. A refusal is shown as a toast. */
export const control = async (body: TurntableControl): Promise<void> => {
  await music().api.controlTurntable({ body })
  if (!joined) await loadTurntable()
}

const ask = async (song: Song): Promise<void> => {
  const { api, notify } = music()
  await api.askForSong({ body: { song_id: song.id } })
  notify((_, language) => togetherCopyOf(language).asked(song.name), TOAST_SHORT_MS, 'info')
}

/** A refusal has already been shown. */
const quietly = (work: Promise<void>) =>
  void work.catch((error) => console.info('The turntable:', error))

export const mayHost = (turntable: TurntableState | undefined): boolean => {
  const { userInfo } = useUserState.getState()
  if (!userInfo || !turntable) return false
  const isAdministrator = userInfo.role === ROLE.administrator
  const by = { user_id: userInfo.id, nick_name: '', isMuted: false, isAdministrator }
  return isHost(turntable, by)
}

const link = () => useListening.getState().link

/** Connects the listener to the socket of the page, as soon as it is there. */
const followSocket = (listener: Listener) => {
  let stop: (() => void) | undefined
  const attach = () => {
    const socket = link()
    if (!socket || stop) return
    socket.listen(true)
    listener.reconnected()
    stop = socket.onNotice((notice) => {
      if (notice.kind === 'turntable') listener.onChange(notice.version, notice.change)
      if (notice.kind === 'clock') listener.onPong(notice.sent, notice.at)
      if (notice.kind !== 'tips') return
      socket.listen(true)
      listener.reconnected()
    })
  }
  const stopWaiting = useListening.subscribe(attach)
  attach()
  return () => {
    stopWaiting()
    stop?.()
  }
}

const start = ({ api, ownApi, audio, stage, notify }: Music) => {
  const { own } = stage
  const calls = musicPort(api, ownApi)
  own.pause()
  const seconds = own.getState().currentTime
  const port = stage.lend()
  const lyrics = createSharedLyrics(calls.lyric, () => show())
  const listener = createListener({
    sound: sharedSound(audio, port, () => lyrics.isBreak(listener.position())),
    load: () => api.getTurntable(undefined, { quiet: true }),
    address: calls.address,
    now: () => performance.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    sendPing: (at) => link()?.sendClock(at),
    log: (reason) => console.info('The turntable:', reason),
  })
  const isHosting = () => mayHost(listener.getState().turntable)
  const refuse = () => notify((_, language) => togetherCopyOf(language).hostOnly)
  const shared = createSharedPlayer({
    ...{ own, listener, lyrics, refuse },
    ask: (song) => quietly(ask(song)),
    seek: (to) => {
      const position_ms = Math.max(0, Math.round(to * 1_000))
      if (isHosting()) quietly(control({ action: 'seek', position_ms }))
      else refuse()
    },
    skip: () => quietly(control({ action: isHosting() ? 'skip' : 'vote' })),
  })
  let wasSilent = false
  const show = () => {
    const { status, turntable } = listener.getState()
    useTogether.setState({ status, turntable })
    const isSilent = status === 'unplayable'
    const name = turntable?.playing?.song.name ?? ''
    if (isSilent && !wasSilent) {
      notify((_, language) => togetherCopyOf(language).silentHere(name))
    }
    wasSilent = isSilent
  }
  const stops = [listener.subscribe(show), audio.listen(['error'], listener.failed)]
  stage.replace(shared)
  listener.join()
  stops.push(followSocket(listener))
  useListening.setState({ isJoined: true })
  return {
    press: listener.press,
    leave: () => {
      link()?.listen(false)
      for (const stop of stops) stop()
      listener.leave()
      shared.close()
      stage.replace(undefined)
      stage.giveBack(seconds)
      useListening.setState({ isJoined: false })
    },
  }
}

/** Puts the turntable in the place of the own list. */
export const joinTogether = (): void => {
  joined ??= start(music())
}

export const leaveTogether = (): void => {
  joined?.leave()
  joined = undefined
  quietly(loadTurntable())
}

/** The press that the browser wants, or the end of a hold. */
export const pressTogether = (): void => joined?.press()
