import { describe, expect, it } from 'vitest'
import { withBench, withLighthouse } from './document.ts'

describe('docs/performance.md', () => {
  it('keeps what the other one wrote', () => {
    const first = withLighthouse('', 'scores')
    expect(first).toBe('# Performance\n\n## Lighthouse\n\nscores\n')
    const second = withBench(first, '# Performance\n\n## Targets\n\nraces\n')
    expect(second).toBe('# Performance\n\n## Targets\n\nraces\n\n## Lighthouse\n\nscores\n')
    expect(withLighthouse(second, 'better scores')).toBe(second.replace('scores', 'better scores'))
  })

  it('is as it was when nothing has changed', () => {
    const report = '# Performance\n\n## Targets\n\nraces\n'
    const document = withLighthouse(withBench('', report), 'scores')
    expect(withBench(document, report)).toBe(document)
  })
})
