import type { Song, SongOrder } from '@lanting/contract'
import type { Effect, PlayerEvent } from './events.ts'
import { lyricsOf } from './lyrics/lyrics-of.ts'
import type { Ports } from './ports.ts'
import { PATIENCE_MS } from './timing.ts'

/** The error names of browsers for a play() that failed. */
const INTERRUPTED = 'AbortError'
const UNSUPPORTED = 'NotSupportedError'

const nameOf = (reason: unknown) => (reason as { name?: unknown } | undefined)?.name

/** Runs the effects of the engine, and reports their results to it. */
export const createEffectRunner = (ports: Ports, tell: (event: PlayerEvent) => void) => {
  const { audio, music, clock, announce, log } = ports
  let ahead: { readonly id: number; readonly url: string | null } | undefined
  let cancel: () => void = () => undefined

  const addressOf = async ({ id }: Song) => {
    if (ahead?.id === id) return ahead.url
    return music.address(id)
  }

  /** [MUSIC-5] All three at once. Only the address decides whether the song plays. */
  const ask = (turn: number, song: Song) => {
    music
      .detail(song.id)
      .then((detail) => detail && tell({ type: 'detailLoaded', turn, song: detail }), log)
    addressOf(song).then(
      (url) => tell({ type: 'addressLoaded', turn, url }),
      (reason) => {
        log(reason)
        tell({ type: 'addressLoaded', turn, url: null })
      },
    )
    music.lyric(song.id).then(
      (texts) => {
        const lyrics = texts && lyricsOf(texts)
        tell({ type: 'lyricsLoaded', turn, lyrics })
      },
      (reason) => {
        log(reason)
        tell({ type: 'lyricsFailed', turn })
      },
    )
  }

  const play = (wait: number) =>
    audio.play().then(
      () => tell({ type: 'playStarted', wait }),
      (reason) => {
        const name = nameOf(reason)
        if (name === INTERRUPTED) tell({ type: 'interrupted', wait })
        else if (name === UNSUPPORTED) tell({ type: 'unsupported', wait })
        else tell({ type: 'refused', wait, reason })
      },
    )

  const fetchAhead = (song: Song) => {
    music.address(song.id).then((url) => {
      ahead = { id: song.id, url }
      if (url) audio.preload?.(url)
    }, log)
    // [MUSIC-49]
    if (song.name !== '') return
    music
      .detail(song.id)
      .then((upcoming) => upcoming && tell({ type: 'upcomingLoaded', upcoming }), log)
  }

  const askList = (list: number, order?: SongOrder) =>
    music.songIds(list, order).then(
      (ids) => tell({ type: 'listLoaded', list, order, ids }),
      (reason) => {
        log(reason)
        tell({ type: 'listLoaded', list, order })
      },
    )

  const wait = (number: number) => {
    cancel()
    cancel = clock.after(PATIENCE_MS, () => tell({ type: 'timedOut', wait: number }))
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
      case 'askList':
        return askList(effect.id, effect.order)
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

  return { perform, stop: () => cancel() }
}
