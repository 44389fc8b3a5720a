import { readdirSync, readFileSync } from 'node:fs'
import { MPEGDecoder } from 'mpg123-decoder'
import { parseBuffer } from 'music-metadata'
import { describe, expect, inject, it } from 'vitest'
import { lyricOf } from './files/lyrics.ts'
import { BAND } from './files/tag.ts'
import { faultsOf } from './measure/faults.ts'
import { clockFor, durationOf, placedSections } from './perform.ts'
import type { Piece } from './piece.ts'
import { PIECES } from './pieces/all-pieces.ts'
import { frequencyOf } from './sound/stage.ts'

const FOLDER = new URL('../../apps/server/assets/music/', import.meta.url)
const DECODING_MS = 60_000
const LISTENING_SECONDS = 0.3
const MOST_BYTES = 8_000_000

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
const nameOf = ({ folder, file }: Piece) => `${folder}/${file}`
const read = (name: string) => readFileSync(new URL(name, FOLDER))

const marksIn = (lyric: string, mark: RegExp) =>
  [...lyric.matchAll(mark)].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))

/** Returns the energy of a second at a frequency. */
const powerAt = (sound: Float32Array, hertz: number, rate: number) => {
  const twice = 2 * Math.cos((2 * Math.PI * hertz) / rate)
  let [one, two] = [0, 0]
  for (const value of sound) {
    const next = value + twice * one - two
    two = one
    one = next
  }
  return one * one + two * two - twice * one * two
}

/** Returns the notes of the leading voice: the time of their middle, and their pitch. */
const leadNotes = (piece: Piece) => {
  const clock = clockFor(piece)
  return placedSections(piece).flatMap(({ from, tune, verse, play }) =>
    play.lead === undefined
      ? []
      : play.lead(tune, verse ?? 0).map(({ at, beats, pitch }) => {
          const start = clock(from + at)
          return { start, seconds: clock(from + at + beats) - start, pitch }
        }),
  )
}

type LeadNote = ReturnType<typeof leadNotes>[number]

/** Returns the share of notes that are louder than the semitones around them. */
const shareAudible = (notes: readonly LeadNote[], sound: Float32Array, rate: number) => {
  const audible = notes.filter(({ start, seconds, pitch }) => {
    const from = Math.round((start + seconds * 0.3) * rate)
    const part = sound.subarray(
      from,
      from + Math.round(Math.min(seconds * 0.6, LISTENING_SECONDS) * rate),
    )
    const [below = 0, own = 0, above = 0] = [-1, 0, 1].map((step) =>
      powerAt(part, frequencyOf(pitch + step), rate),
    )
    return own > below && own > above
  })
  return audible.length / notes.length
}

describe('the songs', () => {
  it('match the scores, and there are no others', () => {
    const sounds = names.filter((name) => name.endsWith('.mp3'))
    expect(sounds.sort()).toEqual(PIECES.map((piece) => `${nameOf(piece)}.mp3`).sort())
    expect(sounds.length).toBeGreaterThanOrEqual(8)
    expect(new Set(PIECES.map(({ folder }) => folder)).size).toBeGreaterThanOrEqual(4)
  })

  it('are small in total', () => {
    const files = names.filter((name) => /\.(?:mp3|lrc)$/.test(name))
    expect(files.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThan(MOST_BYTES)
  })

  it('have their source in the notice', () => {
    const notice = read('NOTICE.md').toString()
    for (const { title } of PIECES) expect(notice).toContain(`\n| ${title} `)
  })

  it('have lyrics with marks for every word in at least two songs', () => {
    const lyrics = PIECES.map(lyricOf).filter((lyric) => lyric !== undefined)
    expect(lyrics.length).toBeGreaterThan(PIECES.length / 2)
    expect(lyrics.filter((lyric) => lyric.includes('<00:')).length).toBeGreaterThanOrEqual(2)
  })

  it('are played by three or more voices', () => {
    for (const { seats } of PIECES) expect(Object.keys(seats).length).toBeGreaterThanOrEqual(3)
  })
})

/** Checking a song takes more than a second, so only the long run checks all of them. */
const CHECKED = inject('long') ? PIECES : PIECES.filter((_, place) => place % 4 === 0)

const titled = (pieces: readonly Piece[]) => pieces.map((piece) => [piece.title, piece] as const)

const decoded = async (piece: Piece) => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(read(`${nameOf(piece)}.mp3`))
  decoder.free()
  return { channels: channelData, rate: sampleRate }
}

it.each(titled(CHECKED))(
  '%s has the right length and loudness, and sounds the notes of its score',
  async (_, piece) => {
    const { channels, rate } = await decoded(piece)
    const [sound = new Float32Array()] = channels
    expect(faultsOf(channels, rate)).toEqual([])
    expect(sound.length / rate).toBeCloseTo(durationOf(piece), 0)
    const notes = leadNotes(piece)
    expect(shareAudible(notes, sound, rate)).toBeGreaterThan(0.9)
    const higher = notes.map((note) => ({ ...note, pitch: note.pitch + 1 }))
    expect(shareAudible(higher, sound, rate)).toBeLessThan(0.5)
  },
  DECODING_MS,
)

describe.each(titled(PIECES))('%s', (_, piece) => {
  it('has tags and a cover', async () => {
    const { common, format } = await parseBuffer(read(`${nameOf(piece)}.mp3`), {
      mimeType: 'audio/mpeg',
    })
    expect(common).toMatchObject({
      title: piece.title,
      artist: piece.artist,
      albumartist: BAND,
      album: piece.folder,
      composer: [piece.composer],
      track: { no: Number.parseInt(piece.file, 10) },
      picture: [{ format: 'image/jpeg', type: 'Cover (front)' }],
    })
    expect(format.codecProfile).toBe('CBR')
    expect(format.duration).toBeCloseTo(durationOf(piece), 0)
  })

  it('has the lyric of its score in a file, with times that rise within the song', () => {
    const lyric = lyricOf(piece)
    const file = `${nameOf(piece)}.lrc`
    expect(names.includes(file)).toBe(lyric !== undefined)
    if (lyric === undefined) return
    expect(read(file).toString()).toBe(lyric)
    for (const mark of [/^\[(\d+):([\d.]+)\]/gm, /<(\d+):([\d.]+)>/g]) {
      const times = marksIn(lyric, mark)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1) ?? 0).toBeLessThan(durationOf(piece))
    }
  })
})
