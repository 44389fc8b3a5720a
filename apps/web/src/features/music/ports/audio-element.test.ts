import type { AudioEvent } from '@lanting/player'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { audioPort } from './audio-element.ts'
import type { BlendS } from './blend.rules.ts'
import { createSongAudio } from './song-audio.ts'

const SITE = 'https://site.example'
const LENGTH_S = 100

/** An audio element of a browser: it loads what it is given, and counts it. */
class FakeElement extends EventTarget {
  currentTime = 0
  duration = Number.NaN
  volume = 1
  paused = true
  ended = false
  playbackRate = 1
  defaultPlaybackRate = 1
  readyState = 0
  preload = ''
  error: unknown = null
  loads: string[] = []
  private address = ''

  get src() {
    return this.address
  }
  set src(path: string) {
    this.address = new URL(path, SITE).href
    this.loads.push(path)
    this.error = null
    this.currentTime = 0
    this.duration = LENGTH_S
    this.readyState = 4
    this.paused = true
  }
  get currentSrc() {
    return this.address
  }
  removeAttribute() {
    this.address = ''
    this.duration = Number.NaN
    this.readyState = 0
    this.paused = true
  }
  load() {}
  async play() {
    this.paused = false
  }
  pause() {
    this.paused = true
  }
  at(seconds: number) {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
  }
}

let elements: FakeElement[] = []

beforeEach(() => {
  elements = []
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL(SITE))
  vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 })
  vi.stubGlobal(
    'Audio',
    class extends FakeElement {
      constructor() {
        super()
        elements.push(this)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The port plays the first song, and the second one follows as the engine makes it. */
const open = async (blend: () => BlendS) => {
  const audio = createSongAudio()
  const port = audioPort(audio, blend)
  const told: AudioEvent['type'][] = []
  port.subscribe(({ type }) => {
    told.push(type)
    if (type !== 'ended') return
    port.unload()
    port.load('/2.mp3', 0)
    void port.play()
  })
  const first = audio.current() as unknown as FakeElement
  port.load('/1.mp3', 0)
  await port.play()
  const holding = (path: string) => elements.filter(({ src }) => src === SITE + path)
  return { audio, port, told, first, holding }
}

it('a song fades into the next one, which was loaded beside it', async () => {
  const { port, told, first, holding } = await open(() => 8)
  port.preload?.('/2.mp3')
  first.at(91.8)
  await vi.advanceTimersByTimeAsync(300)
  expect(told).toContain('ended')
  const [second] = holding('/2.mp3')
  expect([first.paused, second?.paused]).toEqual([false, false])
  expect(second?.loads).toEqual(['/2.mp3'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(first.src).toBe('')
})

it('each of two songs that blend keeps its own loudness', async () => {
  const { audio, port, first, holding } = await open(() => 8)
  audio.setGain(0.5)
  port.preload?.('/2.mp3')
  first.at(91.8)
  await vi.advanceTimersByTimeAsync(300)
  audio.setGain(0.25)
  await vi.advanceTimersByTimeAsync(4_000)
  const [second] = holding('/2.mp3')
  const share = (gain: number, volume = 0) => (volume / gain) ** 2
  // The shares of sine and cosine are together 1.
  expect(share(0.5, first.volume) + share(0.25, second?.volume)).toBeCloseTo(1)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(second?.volume).toBe(0.25)
})

it('a song plays to its end when it is the last one after all', async () => {
  let blend: BlendS = 8
  const { port, told, first } = await open(() => blend)
  port.preload?.('/2.mp3')
  blend = undefined
  first.at(91.8)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told).not.toContain('ended')
  expect(first.src).toBe(`${SITE}/1.mp3`)
})

it.each([0, 8])(
  'a song that could not be loaded ahead is loaded again, with a blend of %d s',
  async (blend) => {
    const { audio, port, first, holding } = await open(() => blend)
    port.preload?.('/2.mp3')
    const [second] = holding('/2.mp3')
    if (second) second.error = { code: 2 }
    first.at(99.9)
    await vi.advanceTimersByTimeAsync(300)
    expect(audio.current()).toBe(second)
    expect(second?.loads).toEqual(['/2.mp3', '/2.mp3'])
    expect(second).toMatchObject({ error: null, paused: false })
  },
)
