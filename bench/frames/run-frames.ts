import { readFile, writeFile } from 'node:fs/promises'
import { openBrowser } from '../../e2e/testing/browser.ts'
import { withFrames } from '../document.ts'
import { describeCommit, describeMachine } from '../machine.ts'
import { measureRoom } from './chat-room.ts'
import { framesSection } from './frames-report.ts'
import { measurePanel } from './music-panel.ts'
import { measureTyping, type TypingResult } from './typing.ts'

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url)
const isQuick = process.argv.includes('--quick')
const ROUNDS = isQuick ? 1 : 3
const MEASURED_MS = 5_000

const [machine, commit] = [describeMachine(), describeCommit()]
const browser = await openBrowser()
try {
  const typing: (readonly TypingResult[])[] = []
  while (typing.length < ROUNDS) typing.push(await measureTyping(browser))
  console.log('typing', typing)
  const room = await measureRoom(browser, ROUNDS, MEASURED_MS)
  console.log('chat room', room)
  const panel = await measurePanel(browser, ROUNDS, MEASURED_MS)
  console.log('music panel', panel)
  const date = new Date().toISOString().slice(0, 10)
  const text = framesSection({ panel, room, typing, ms: MEASURED_MS, machine, commit, date })
  if (isQuick) console.log(text)
  else await writeFile(DOCUMENT, withFrames(await readFile(DOCUMENT, 'utf8'), text))
} finally {
  await browser.close()
}
