import type { Machine } from '../machine.ts'
import type { Measure } from '../statistics.ts'
import { type ChatResult, type ChatSettings, PATTERNS } from './benchmark-chat.ts'

interface Findings {
  readonly results: readonly ChatResult[]
  readonly settings: ChatSettings
  readonly machine: Machine
  readonly commit: string
  readonly date: string
}

const spread = ({ median, least, most }: Measure, digits: number) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

const HEAD = [
  'deliveries a second',
  'p99, ms',
  'µs of processor a delivery',
  'kB occupied a connection',
  'kB in use a connection',
  'lost',
]

const rows = (results: readonly ChatResult[]) =>
  results.map(({ server, pattern, perSecond, p99Ms, cpuUs, occupiedKb, inUseKb, lost }) =>
    [
      ...[`${server}, ${pattern}`, Math.round(perSecond.median).toLocaleString('en')],
      ...[spread(p99Ms, 0), spread(cpuUs, 1), spread(occupiedKb, 1), spread(inUseKb, 1)],
      String(lost),
    ].join(' | '),
  )

/** The aim: in bursts, no more processor for a delivery than bare ws, with every message stored. */
const verdict = (results: readonly ChatResult[]): string => {
  const burst = PATTERNS[1].name
  const cost = (server: string) =>
    results.find((one) => one.pattern === burst && one.server.startsWith(server))?.cpuUs.median ??
    Number.NaN
  const [ours, bare] = [cost('ours'), cost('bare ws')]
  const share = (ours / bare).toFixed(2)
  return ours <= bare
    ? `The aim is met: in bursts a delivery costs ${share} times what it costs bare \`ws\`, with every message stored.`
    : `The aim is not met: in bursts a delivery costs ${share} times what it costs bare \`ws\`; it should be 1 at most.`
}

export const chatSection = ({ results, settings, machine, commit, date }: Findings): string => {
  const { readers, writers, rounds, warmUpMs, measuredMs } = settings
  const busy = Math.round(Math.max(...results.map((one) => one.busy)) * 100)
  return `Written by \`npm run bench -- chat\` on ${date}, at commit ${commit}, on ${machine.cores} cores, ${machine.architecture}, Node ${machine.node}; load before the run ${machine.loadBefore.toFixed(2)}. Each figure is the median of ${rounds} rounds, with the least and the most beside it.

${verdict(results)}

| ${['', ...HEAD].join(' | ')} |
| :-- | ${HEAD.map(() => '--:').join(' | ')} |
${rows(results)
  .map((row) => `| ${row} |`)
  .join('\n')}

How it is measured: ${readers} readers and ${writers} writers sit in a process of their own (\`bench/chat/readers.ts\`, busy for at most ${busy} % of a core), which reads frames itself, so that no client library is measured. Singly is a chat message every ${PATTERNS[0].everyMs} ms, a burst is ${PATTERNS[1].burst} at once every ${PATTERNS[1].everyMs} ms; ${warmUpMs / 1_000} s to warm up, ${measuredMs / 1_000} s measured. Each server runs alone, anew for every round. Ours is the whole site on SQLite, every message stored on disk before it is told; \`bench/chat/bare-ws.ts\` sends a prepared buffer to each socket and \`bench/chat/socket-io.ts\` emits, neither stores anything. A delivery is one chat message at one reader; its delay runs from the writer's write to the reader's read. Memory of a connection is what the process has more with all of them than with none, each time after a forced collection: occupied is what the system has given it (resident), some of which it may have had left over from its start; in use is what lives in its heap and its buffers.
`
}
