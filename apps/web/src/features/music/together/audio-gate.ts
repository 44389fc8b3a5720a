import type { AudioPort } from '@lanting/player'

/**
 * Lends the audio of the page's player. While it is lent, the player hears nothing of it and cannot
 * change it; afterwards it has its own song again, where it was.
 */
export const createAudioGate = (audio: AudioPort) => {
  let isLent = false
  let url: string | undefined

  const unlessLent = (work: () => void) => {
    if (!isLent) work()
  }
  const port: AudioPort = {
    ...audio,
    load: (next, seconds) => {
      url = next
      unlessLent(() => audio.load(next, seconds))
    },
    unload: () => {
      url = undefined
      unlessLent(audio.unload)
    },
    play: () =>
      isLent ? Promise.reject(new DOMException('The turntable plays', 'AbortError')) : audio.play(),
    pause: () => unlessLent(audio.pause),
    seek: (seconds) => unlessLent(() => audio.seek(seconds)),
    preload: (next) => unlessLent(() => audio.preload?.(next)),
    subscribe: (listener) => audio.subscribe((event) => unlessLent(() => listener(event))),
  }
  return {
    port,
    lend: (): AudioPort => {
      isLent = true
      return audio
    },
    giveBack: (seconds: number): void => {
      isLent = false
      if (url === undefined) audio.unload()
      else audio.load(url, seconds)
    },
  }
}
