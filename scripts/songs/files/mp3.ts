import { spawnSync } from 'node:child_process'
import { SAMPLE_RATE, type Stereo } from '../sound/stage.ts'

/** Constant, so that a click on a line of the lyric seeks exactly in every browser. */
const KILOBITS = '80'
const FULL_SCALE = 32_767

const interleaved = ({ left, right }: Stereo) => {
  const samples = new Int16Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    samples[index * 2] = Math.round((left[index] ?? 0) * FULL_SCALE)
    samples[index * 2 + 1] = Math.round((right[index] ?? 0) * FULL_SCALE)
  }
  return Buffer.from(samples.buffer)
}

/** Encodes with the program `lame` (Debian: `apt-get install lame`). */
export const toMp3 = (sound: Stereo): Buffer => {
  const rate = String(SAMPLE_RATE / 1_000)
  const format = ['-r', '-s', rate, '--bitwidth', '16', '--signed', '--little-endian', '-m', 'j']
  const { stdout, stderr, status, error } = spawnSync(
    'lame',
    ['--quiet', ...format, '-q', '0', '-b', KILOBITS, '--cbr', '--resample', rate, '-t', '-', '-'],
    { input: interleaved(sound), maxBuffer: 2 ** 26 },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`lame ended with ${status}: ${stderr}`)
  return stdout
}
