import { readFileSync } from 'node:fs'
import { scratch, startSite } from '../e2e/testing/site.ts'
import { untilScanned, writeLibrary } from './large-library.ts'
import { median } from './statistics.ts'

/** A library of ten thousand songs: its scan, searches, lists and memory. Prints only. */
const SONGS = 10_000
const ROUNDS = 200
const WORDS = ['song 77', 'album 400', 'yequ', '夜曲', 'artist 12', 'nothing like it']

const DATA_DIR = await scratch()
writeLibrary(DATA_DIR, { songs: SONGS, folderOf: (album) => `album ${album}` })

const started = performance.now()
const site = await startSite({ DATA_DIR, DEMO: 'off', TRUSTED_PROXY_HOPS: '1' })
await untilScanned(DATA_DIR, SONGS)
console.log(`scan: ${((performance.now() - started) / 1_000).toFixed(1)} s with the start`)

const memory = () => {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}
const measure = async (name: string, pathOf: (round: number) => string) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    // Of many visitors, because one may not search so often.
    const headers = { 'x-forwarded-for': `10.0.0.${round % 200}` }
    await (await fetch(site.url + pathOf(round), { headers })).arrayBuffer()
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const most = sorted[Math.floor(ROUNDS * 0.99)] ?? 0
  console.log(`${name}: ${median(times).toFixed(1)} ms, 99 of 100 within ${most.toFixed(1)} ms`)
}

try {
  console.log(`memory after the scan: ${memory()} MB`)
  await measure('search', (round) => {
    const keywords = encodeURIComponent(WORDS[round % WORDS.length] ?? '')
    return `/wapi/search?keywords=${keywords}&limit=20`
  })
  await measure('albums', (round) => `/wapi/album/list?limit=60&offset=${(round % 10) * 60}`)
  await measure('artists', (round) => `/wapi/artist/list?limit=60&offset=${(round % 3) * 60}`)
  await measure('genres', () => '/wapi/genre/list')
  console.log(`memory after ${4 * ROUNDS} calls: ${memory()} MB`)
} finally {
  await site.stop()
}
