import { describe, expect, it } from 'vitest'
import { printProgress, progressText, sizeText } from './progress.ts'

const MB = 1_048_576

describe('progress', () => {
  it('says share, rate and time left', () => {
    expect(progressText({ doneBytes: 50 * MB, totalBytes: 200 * MB }, 5_000)).toBe(
      ' 25 %  50.0 MB of 200.0 MB, 10.0 MB/s, 15 s left',
    )
    expect(progressText({ doneBytes: MB, totalBytes: 121 * MB }, 1_000)).toContain('2 min 0 s left')
    expect(progressText({ doneBytes: 0, totalBytes: 0 }, 0)).toBe('100 %  0 B of 0 B, 0 B/s')
    expect(sizeText(1_536)).toBe('1.5 kB')
  })

  const run = (isTTY: boolean) => {
    const written: string[] = []
    let time = 0
    const terminal = { isTTY, write: (text: string) => written.push(text) }
    const { onProgress, end } = printProgress('Backup', terminal, () => (time += 200))
    for (let done = 1; done <= 1_000; done += 1) onProgress({ doneBytes: done, totalBytes: 1_000 })
    end()
    return written
  }

  it('is ten plain lines in a pipe', () => {
    const lines = run(false)
    expect(lines).toHaveLength(10)
    expect(lines.every((line) => /^Backup {1,3}\d+ % .*\n$/.test(line))).toBe(true)
  })

  it('is one line on a terminal, drawn again', () => {
    const drawn = run(true)
    expect(drawn.length).toBeGreaterThan(100)
    expect(drawn.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true)
    expect(drawn[500]).toContain('█░')
    expect(drawn.at(-1)).toBe('\r\u001b[K')
  })
})
