import type { Song } from '@lanting/contract'
import type { Effect, PlayerEvent } from './events.ts'
import { parseLyrics } from './lyrics/parse-lyrics.ts'
import type { Ports } from './ports.ts'
import { PATIENCE_MS } from './timing.ts'

/** The names that browsers give to a play() that did not sound. */
const INTERRUPTED = 'AbortError'
const UNSUPPORTED = 'NotSupportedError'

const nameOf = (reason: unknown) => (reason as { name?: unknown } | undefined)?.name

/** Does what the engine has decided, and tells it what came of that. */
export const performer = (ports: Ports, tell: (event: PlayerEvent) => void) => {
  const { audio, music, clock, announce, log } = ports
  let ahead: { readonly id: number; readonly url: string | null } | undefined
  let callOff: () => void = () => undefined

  const addressOf = async ({ id }: Song) => {
    if (ahead?.id === id) return ahead.url
    return music.address(id)
  }

  /** [MUSIC-5] All three at once: only the address decides whether it plays. */
  const ask = (turn: number, song: Song) => {
    music
      .detail(song.id)
      .then((detail) => detail && tell({ type: 'described', turn, song: detail }), log)
    addressOf(song).then(
      (url) => tell({ type: 'addressed', turn, url }),
      (reason) => {
        log(reason)
        tell({ type: 'addressed', turn, url: null })
      },
    )
    music.lyric(song.id).then(
      (texts) => {
        const lyrics = texts && parseLyrics(texts.lyric, texts.translation)
        tell({ type: 'worded', turn, lyrics })
      },
      (reason) => {
        log(reason)
        tell({ type: 'worded', turn, lyrics: undefined })
      },
    )
  }

  const play = (wait: number) =>
    audio.play().then(
      () => tell({ type: 'sounded', wait }),
      (reason) => {
        const name = nameOf(reason)
        if (name === INTERRUPTED) tell({ type: 'interrupted', wait })
        else if (name === UNSUPPORTED) tell({ type: 'unsupported', wait })
        else tell({ type: 'refused', wait, reason })
      },
    )

  const fetchAhead = (song: Song) =>
    music.address(song.id).then((url) => {
      ahead = { id: song.id, url }
      if (url) audio.preload?.(url)
    }, log)

  const wait = (number: number) => {
    callOff()
    callOff = clock.after(PATIENCE_MS, () => tell({ type: 'waited', wait: number }))
  }

  const perform = (effect: Effect): unknown => {
    switch (effect.type) {
      case 'unload':
        return audio.unload()
      case 'pause':
        return audio.pause()
      case 'ask':
        ask(effect.turn, effect.song)
        ahead = undefined
        return
      case 'load':
        return audio.load(effect.url, effect.seconds)
      case 'play':
        return play(effect.wait)
      case 'wait':
        return wait(effect.wait)
      case 'seek':
        return audio.seek(effect.seconds)
      case 'volume':
        return audio.setVolume(effect.volume)
      case 'fetchAhead':
        return fetchAhead(effect.song)
      case 'announce':
        return announce(effect.notice)
      case 'log':
        return log(effect.reason)
    }
  }

  return { perform, stop: () => callOff() }
}
