/** @module-tag long */
import type { ImportReport } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { openTestApp } from '../../testing/test-app.ts'

const importZip = async (files: Record<string, string>): Promise<ImportReport> => {
  const { ownerClient } = await openTestApp({})
  return importing(await ownerClient()).importZip(files)
}

/** Measures the longest time for which the work blocked the event loop. */
const longestPause = async (work: () => Promise<unknown>) => {
  let before = performance.now()
  let longest = 0
  const look = () => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }
  const looking = setInterval(look, 10)
  await work()
  look()
  clearInterval(looking)
  return longest
}

describe('a hostile archive', () => {
  const GENEROUS_MS = 3_000

  it('is imported or refused file by file, without blocking other requests', async () => {
    const files = {
      'figures.md': '{{< figure src="'.repeat(600),
      'assets.md': '{% asset_img '.repeat(5_000),
      'words.md': '!['.repeat(50_000),
      'headings.md': `#${' '.repeat(50_000)}x`,
      'images.md': '<img '.repeat(20_000),
      [`${'a/'.repeat(32_000)}deep.md`]: 'text',
      'tea.md': '---\ntitle: Tea\n---\ntext',
    }
    let report: ImportReport | undefined
    const pause = await longestPause(async () => {
      report = await importZip(files)
    })
    expect(pause).toBeLessThan(GENEROUS_MS)
    expect(report).toMatchObject({ state: 'done', done: 7, total: 7 })
    const outcomes = Object.fromEntries(report?.files.map((file) => [file.path, file]) ?? [])
    expect(outcomes['tea.md']).toMatchObject({ outcome: 'added' })
  })
})
