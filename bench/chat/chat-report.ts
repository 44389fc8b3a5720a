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
  'deliveries per second',
  'p99, ms',
  'CPU µs per delivery',
  'resident kB per connection',
  'kB in use per connection',
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

/**
 * The target: in bursts, at most the CPU time per delivery of bare ws, with every message stored.
 */
const verdict = (results: readonly ChatResult[]): string => {
  const burst = PATTERNS[1].name
  const cost = (server: string) =>
    results.find((one) => one.pattern === burst && one.server.startsWith(server))?.cpuUs.median ??
    Number.NaN
  const [ours, bare] = [cost('ours'), cost('bare ws')]
  const share = (ours / bare).toFixed(2)
  return ours <= bare
    ? `The target is met: in bursts, a delivery takes ${share} times the CPU time of bare \`ws\`, with every message stored.`
    : `The target is not met: in bursts, a delivery takes ${share} times the CPU time of bare \`ws\`. The target is at most 1.`
}

export const chatSection = ({ results, settings, machine, commit, date }: Findings): string => {
  const { readers, writers, rounds, warmUpMs, measuredMs } = settings
  const busy = Math.round(Math.max(...results.map((one) => one.busy)) * 100)
  return `Written by \`npm run bench -- chat\` on ${date}, at commit ${commit}, on ${machine.cores} cores, ${machine.architecture}, Node ${machine.node}; load before the run ${machine.loadBefore.toFixed(2)}. Each figure is the median of ${rounds} rounds, with the minimum and the maximum in parentheses.

${verdict(results)}

| ${['', ...HEAD].join(' | ')} |
| :-- | ${HEAD.map(() => '--:').join(' | ')} |
${rows(results)
  .map((row) => `| ${row} |`)
  .join('\n')}

Method: ${readers} readers and ${writers} writers run in their own process (\`bench/chat/readers.ts\`, at most ${busy} % of a core). It parses frames itself, so that no client library is measured. Singly means one chat message every ${PATTERNS[0].everyMs} ms. A burst is ${PATTERNS[1].burst} messages at once every ${PATTERNS[1].everyMs} ms. Each round has ${warmUpMs / 1_000} s of warm-up and ${measuredMs / 1_000} s of measurement. Each server runs alone and is restarted for every round. Ours is the whole site on SQLite, which stores every message on disk before it sends it. \`bench/chat/bare-ws.ts\` sends a prepared buffer to each socket, and \`bench/chat/socket-io.ts\` calls \`emit\`. Neither stores anything. A delivery is one chat message at one reader. Its delay is the time from the write of the writer to the read of the reader. The memory per connection is the difference between the process with all connections and without connections, after a forced garbage collection. Resident memory may include memory left over from the start. Memory in use is the heap and the buffers.
`
}
