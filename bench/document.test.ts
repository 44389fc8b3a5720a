import { describe, expect, it } from 'vitest'
import { withBench, withChat, withLighthouse } from './document.ts'

describe('docs/performance.md', () => {
  it('keeps the section of the other benchmark', () => {
    const first = withLighthouse('', 'scores')
    expect(first).toBe('# Performance\n\n## Lighthouse\n\nscores\n')
    const second = withBench(first, '# Performance\n\n## Targets\n\nraces\n')
    expect(second).toBe('# Performance\n\n## Targets\n\nraces\n\n## Lighthouse\n\nscores\n')
    expect(withLighthouse(second, 'better scores')).toBe(second.replace('scores', 'better scores'))
    const third = withChat(second, 'talk')
    expect(third).toBe(second.replace('## Lighthouse', '## Chat\n\ntalk\n\n## Lighthouse'))
    expect(withChat(third, 'more talk')).toBe(third.replace('talk', 'more talk'))
    expect(withLighthouse(third, 'worse')).toBe(third.replace('scores', 'worse'))
    expect(withBench(third, '# Performance\n\nnew\n')).toContain('new\n\n## Chat\n\ntalk\n\n## L')
  })

  it('keeps manual changes', () => {
    const copied = '## Lyric boards\n\ncost\n'
    const document = `${withLighthouse('', 'scores')}\n${copied}`
    expect(withLighthouse(document, 'worse')).toBe(document.replace('scores', 'worse'))
    expect(withBench(document, '# Performance\n\nraces\n')).toMatch(
      /scores\n\n## Lyric boards\n\ncost\n$/,
    )
  })

  it('stays the same when nothing has changed', () => {
    const report = '# Performance\n\n## Targets\n\nraces\n'
    const document = withLighthouse(withBench('', report), 'scores')
    expect(withBench(document, report)).toBe(document)
  })
})
