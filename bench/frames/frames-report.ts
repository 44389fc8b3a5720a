import type { Machine } from '../machine.ts'
import { measureOf } from '../statistics.ts'
import type { FrameTimes } from './frame-times.ts'
import type { PanelResult } from './music-panel.ts'
import type { TypingResult } from './typing.ts'

interface Report {
  readonly panel: readonly PanelResult[]
  readonly room: readonly FrameTimes[]
  /** Each round has the same kinds of texts. */
  readonly typing: readonly (readonly TypingResult[])[]
  readonly ms: number
  readonly machine: Machine
  readonly commit: string
  readonly date: string
}

const figure = (values: readonly number[], digits = 0) => {
  const { median, least, most } = measureOf(values)
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

const frameRow = (name: string, rounds: readonly FrameTimes[]) =>
  `| ${name} | ${figure(rounds.map(({ frames }) => frames))} | ${figure(
    rounds.map(({ long }) => long),
    1,
  )} | ${figure(rounds.map(({ longestMs }) => longestMs))} |`

const typingRows = (rounds: Report['typing']) =>
  (rounds[0] ?? []).map(({ name }, at) => {
    const same = rounds.flatMap((round) => round[at] ?? [])
    const [medians, most] = [
      same.map(({ medianMs }) => medianMs),
      same.map(({ ninetyFiveMs }) => ninetyFiveMs),
    ]
    return `| ${name} | ${figure(medians)} | ${figure(most)} |`
  })

/** The section about scrolling and typing, without its heading. */
export const framesSection = ({ panel, room, typing, ms, machine, commit, date }: Report) => `\
Written by \`npm run bench -- frames\` on ${date}, at commit ${commit} (${machine.cores} cores, ${machine.architecture}, no graphics card: the processor draws; load before the run ${machine.loadBefore.toFixed(2)}). Each figure is the median of ${panel.length} rounds, with the minimum and the maximum in parentheses.

| ${ms / 1_000} s of frames that came to the screen | frames | longer than 34 ms, % | longest, ms |
| :-- | --: | --: | --: |
${frameRow(
  'music panel of 10,000 songs, one sounding, 4 times slower',
  panel.map(({ still }) => still),
)}
${frameRow(
  'the same while its list scrolls',
  panel.map(({ scrolling }) => scrolling),
)}
${frameRow('chat room of 10,000 messages, scrolling up', room)}

| held by the page | heap, MB | DOM nodes |
| :-- | --: | --: |
| after 20 songs | ${figure(
  panel.map(({ before }) => before.heapMb),
  1,
)} | ${figure(panel.map(({ before }) => before.nodes))} |
| after 200 more | ${figure(
  panel.map(({ after }) => after.heapMb),
  1,
)} | ${figure(panel.map(({ after }) => after.nodes))} |

| from a key to its frame, ms | median | 95 of 100 within |
| :-- | --: | --: |
${typingRows(typing).join('\n')}

The window has 1440 × 900 pixels. Lists are scrolled evenly, 1,500 pixels a second; a plain document has 301 frames then. Typing is at the end of the text, with the preview beside it; the browser gives times in steps of 8 ms.
`
