import { readFile, writeFile } from 'node:fs/promises'
import { withChat } from '../document.ts'
import { describeCommit, describeMachine } from '../machine.ts'
import { benchmarkChat, type ChatSettings } from './benchmark-chat.ts'
import { chatSection } from './chat-report.ts'

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url)

const FULL: ChatSettings = {
  readers: 1_000,
  writers: 60,
  rounds: 3,
  warmUpMs: 2_000,
  measuredMs: 10_000,
  settleMs: 1_000,
}
/** A run that only checks that everything works. Its numbers mean little. */
const QUICK: ChatSettings = {
  ...FULL,
  ...{ readers: 200, rounds: 1, warmUpMs: 500, measuredMs: 2_000, settleMs: 300 },
}

const isQuick = process.argv.includes('--quick')
const settings = isQuick ? QUICK : FULL

// Ends all child processes when this process is interrupted.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const [machine, commit] = [describeMachine(), describeCommit()]
const results = await benchmarkChat(settings, (line) => console.log(line))
const date = new Date().toISOString().slice(0, 10)
const text = chatSection({ results, settings, machine, commit, date })
if (isQuick) console.log(text)
else {
  const document = await readFile(DOCUMENT, 'utf8').catch(() => '')
  await writeFile(DOCUMENT, withChat(document, text))
  console.log('done: docs/performance.md')
}
