import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { wav } from '../../../testing/sounds.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { createLoudnessChild } from './loudness-child.ts'
import { measureGain } from './measure-gain.ts'

/** A second of a sine in mono, whose size the program that writes it does not know. */
const tone = () => {
  const file = wav()
  for (let at = 44; at < file.length; at += 1) file.writeUInt8(128 + 40 * Math.sin(at), at)
  file.writeUInt32LE(0xffffffff, 40)
  return file
}

/** A folder with a program that stands for ffmpeg: it notes its arguments, then does its work. */
const fakeFfmpeg = async (work: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-ffmpeg-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'ffmpeg')
  const text = `#!${process.execPath}
const { appendFileSync, writeFileSync, readFileSync } = require('node:fs')
writeFileSync(__dirname + '/arguments', JSON.stringify(process.argv.slice(2)))
${work}`
  await writeFile(program, text, { mode: 0o755 })
  await writeFile(join(folder, 'tone'), tone())
  return {
    folder,
    program,
    arguments: async () => JSON.parse(await readFile(join(folder, 'arguments'), 'utf8')),
  }
}

const WRITE_TONE = `process.stdout.write(readFileSync(__dirname + '/tone'))`

it('measures a format without a decoder of its own by ffmpeg, if that is installed', async () => {
  const fake = await fakeFfmpeg(WRITE_TONE)
  const path = `${fake.folder}/-a 'b' $(c) %41:d.m4a`
  expect(await measureGain(path)).toBeNull()
  const gain = await measureGain(path, fake.program)
  await writeFile(join(fake.folder, 'song.wav'), tone())
  expect(gain).toBeCloseTo((await measureGain(join(fake.folder, 'song.wav'))) ?? 0, 5)
  const given = await fake.arguments()
  expect(given).toContain(`file:${path}`)
  expect(given[given.indexOf('-protocol_whitelist') + 1]).toBe('file,pipe')
})

it('asks ffmpeg about a file in which the own decoder finds no samples', async () => {
  const fake = await fakeFfmpeg(WRITE_TONE)
  const path = join(fake.folder, 'flac-in.ogg')
  await writeFile(path, 'neither Vorbis nor Opus')
  expect(await measureGain(path)).toBeNull()
  expect(await measureGain(path, fake.program)).toBeTypeOf('number')
  const silent = join(fake.folder, 'silent.wav')
  await writeFile(silent, wav().fill(128, 44))
  expect(await measureGain(silent, fake.program)).toBeNull()
})

it('has no gain when ffmpeg fails or cannot be started', async () => {
  const fake = await fakeFfmpeg(`${WRITE_TONE}; process.exitCode = 1`)
  await expect(measureGain('song.m4a', fake.program)).rejects.toThrow('ffmpeg')
  await expect(measureGain('song.m4a', join(fake.folder, 'missing'))).rejects.toThrow('ffmpeg')
})

it('ends ffmpeg together with the process that measures', async () => {
  const fake = await fakeFfmpeg(`setInterval(() => appendFileSync(__dirname + '/alive', '.'), 10)`)
  const child = createLoudnessChild()
  const lost = child.measure({ path: 'song.m4a', ffmpeg: fake.program })
  const life = async () => (await stat(join(fake.folder, 'alive'))).size
  await expect.poll(() => life().catch(() => 0), { timeout: 10_000 }).toBeGreaterThan(0)
  child.stop()
  expect(await lost).toBeNull()
  const before = await life()
  await pause(200)
  expect(await life()).toBe(before)
})

it('finds ffmpeg in the first folder that has such a program', async () => {
  const [first, second] = [await fakeFfmpeg(''), await fakeFfmpeg('')]
  const none = await mkdtemp(join(tmpdir(), 'lanting-ffmpeg-'))
  onTestFinished(() => rm(none, { recursive: true }))
  await writeFile(join(none, 'ffmpeg'), 'a text', { mode: 0o644 })
  expect(await findFfmpeg([none, '/missing', first.folder, second.folder])).toBe(first.program)
  expect(await findFfmpeg([none])).toBeUndefined()
  await mkdir(join(first.folder, 'folders', 'ffmpeg'), { recursive: true })
  expect(await findFfmpeg([join(first.folder, 'folders')])).toBeUndefined()
})
