import { mkdirSync, writeFileSync } from 'node:fs'
import { lyricOf } from './files/lyrics.ts'
import { toMp3 } from './files/mp3.ts'
import { tagOf } from './files/tag.ts'
import { loudness } from './measure/loudness.ts'
import { decibels, truePeak } from './measure/true-peak.ts'
import { perform } from './perform.ts'
import type { Piece } from './piece.ts'
import { PIECES } from './pieces/all-pieces.ts'
import { SAMPLE_RATE } from './sound/stage.ts'

/**
 * Plays, encodes and writes the songs of the site. Arguments select songs by the beginning of their
 * name.
 */
const FOLDER = new URL('../../apps/server/assets/music/', import.meta.url)

const wanted = process.argv.slice(2)
const isWanted = ({ folder, file }: Piece) =>
  wanted.length === 0 ||
  wanted.some((name) => folder.startsWith(name) || file.replace(/^\d+-/, '').startsWith(name))

for (const piece of PIECES.filter(isWanted)) {
  const folder = new URL(`${piece.folder}/`, FOLDER)
  mkdirSync(folder, { recursive: true })
  const sound = perform(piece)
  const bytes = Buffer.concat([await tagOf(piece), toMp3(sound)])
  writeFileSync(new URL(`${piece.file}.mp3`, folder), bytes)
  const lyric = lyricOf(piece)
  if (lyric) writeFileSync(new URL(`${piece.file}.lrc`, folder), lyric)
  const ears = [sound.left, sound.right]
  const peak = decibels(truePeak(ears)).toFixed(1)
  const lufs = loudness(ears, SAMPLE_RATE).toFixed(1)
  const seconds = (sound.left.length / SAMPLE_RATE).toFixed(0)
  console.log(`${piece.title}: ${seconds} s, ${lufs} LUFS, ${peak} dBTP, ${bytes.length} bytes`)
}
