import { type Letter, type Token, tokensOf } from './abc-tokens.ts'
import { type Signature, semitonesOf, signatureOf } from './key.ts'
import type { ChordMark, Note, Phrase, Tune } from './tune.ts'

const SLACK_BEATS = 1e-6
const SEMITONES_PER_OCTAVE = 12
const BEATS_PER_WHOLE = 4

/** The state while a tune is read. */
interface Pen {
  at: number
  barFrom: number
  pickup: number | undefined
  /** Accidentals last until the next bar line. */
  accidentals: Map<string, number>
  tuplet: number
  stretch: number
  isTied: boolean
}

const fractionOf = (text: string) => {
  const [above, below] = text.split('/').map(Number)
  if (!above || !below) throw new Error(`'${text}' is not a fraction`)
  return above / below
}

const pitchOf = (letter: Letter, signature: Signature, { accidentals }: Pen) => {
  const place = `${letter.name}${letter.octave}`
  if (letter.accidental !== undefined) accidentals.set(place, letter.accidental)
  const shift = accidentals.get(place) ?? signature[letter.name] ?? 0
  return letter.octave * SEMITONES_PER_OCTAVE + semitonesOf(letter.name) + shift
}

const closeBar = (pen: Pen, beatsPerBar: number, line: string) => {
  const beats = pen.at - pen.barFrom
  const isWhole = Math.abs(beats - beatsPerBar) < SLACK_BEATS
  if (!isWhole && pen.pickup !== undefined)
    throw new Error(`a bar of ${beats} beats instead of ${beatsPerBar} in '${line}'`)
  pen.pickup ??= isWhole ? 0 : beats
  pen.barFrom = pen.at
  pen.accidentals = new Map()
}

/** `a>b` lengthens the first by half of the second, `a<b` the opposite. */
const dot = (pen: Pen, notes: Note[], stretch: number) => {
  const last = notes.at(-1)
  if (!last) throw new Error('a broken rhythm needs a note before it')
  notes[notes.length - 1] = { ...last, beats: last.beats * stretch }
  pen.at += last.beats * (stretch - 1)
  pen.stretch = 2 - stretch
}

const lengthOf = (pen: Pen, units: number, unit: number) => {
  const beats = units * unit * pen.stretch * (pen.tuplet > 0 ? 2 / 3 : 1)
  pen.tuplet = Math.max(0, pen.tuplet - 1)
  pen.stretch = 1
  return beats
}

interface Frame {
  readonly unit: number
  readonly signature: Signature
  readonly beatsPerBar: number
}

const writeNote = (
  pen: Pen,
  notes: Note[],
  token: Extract<Token, { kind: 'note' }>,
  frame: Frame,
) => {
  const beats = lengthOf(pen, token.units, frame.unit)
  const pitches = token.letters.map((letter) => pitchOf(letter, frame.signature, pen))
  const last = notes.at(-1)
  if (pen.isTied && last) notes[notes.length - 1] = { ...last, beats: last.beats + beats }
  else notes.push({ at: pen.at, beats, pitches })
  pen.isTied = false
  pen.at += beats
}

const readLine = (line: string, pen: Pen, frame: Frame, chords: ChordMark[]) => {
  const notes: Note[] = []
  for (const token of tokensOf(line)) {
    if (token.kind === 'note') writeNote(pen, notes, token, frame)
    else if (token.kind === 'rest') pen.at += lengthOf(pen, token.units, frame.unit)
    else if (token.kind === 'chord') chords.push({ at: pen.at, name: token.name })
    else if (token.kind === 'bar') closeBar(pen, frame.beatsPerBar, line)
    else if (token.kind === 'tie') pen.isTied = true
    else if (token.kind === 'triplet') pen.tuplet = 3
    else dot(pen, notes, token.kind === 'longer' ? 1.5 : 0.5)
  }
  return notes
}

/** Reads one voice in the subset of ABC that the README describes. */
export const readAbc = (text: string): Tune => {
  const lines = text.split('\n').map((line) => line.trim())
  const fieldOf = (name: string, otherwise: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(2) ?? otherwise
  const frame: Frame = {
    unit: fractionOf(fieldOf('L', '1/8')) * BEATS_PER_WHOLE,
    signature: signatureOf(fieldOf('K', 'C')),
    beatsPerBar: fractionOf(fieldOf('M', '4/4')) * BEATS_PER_WHOLE,
  }
  const pen: Pen = {
    at: 0,
    barFrom: 0,
    pickup: undefined,
    accidentals: new Map(),
    tuplet: 0,
    stretch: 1,
    isTied: false,
  }
  const phrases: Phrase[] = []
  const chords: ChordMark[] = []
  for (const line of lines.filter(Boolean)) {
    const last = phrases.at(-1)
    if (line.startsWith('w:') && last)
      phrases[phrases.length - 1] = { ...last, verses: [...last.verses, line.slice(2).trim()] }
    else if (line.startsWith('W:') && last)
      phrases[phrases.length - 1] = { ...last, text: line.slice(2).trim() }
    else if (!/^[A-Z]:/.test(line)) {
      const at = pen.at
      const notes = readLine(line, pen, frame, chords)
      phrases.push({ at, beats: pen.at - at, notes, verses: [], text: undefined })
    }
  }
  return {
    beatsPerMinute: Number(fieldOf('Q', '1/4=72').split('=')[1]),
    beatsPerBar: frame.beatsPerBar,
    pickup: pen.pickup ?? 0,
    beats: pen.at,
    phrases,
    chords,
  }
}
