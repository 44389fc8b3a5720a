import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = globSync(
  '{*.md,docs/**/*.md,{apps,packages,e2e,bench,scripts,architecture,content}/**/README.md}',
  {
    exclude: (path) => path.includes('node_modules') || path.includes('fixtures'),
  },
)
const ARCHITECTURE_MAX_WORDS = 1_200
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences']

/** Paths in documents may start at the repository or at one of these. */
const BASES = [
  '',
  'apps/server/src',
  'apps/web/src',
  'apps/admin/src',
  'apps/server/src/features/articles',
  'apps/web/src/features/music',
  'packages/chat/src',
  'packages/player/src',
  'packages/turntable/src',
]
const SOURCE_PATH = /^[\w.@/-]+\/[\w.@-]+(?:\.(?:tsx?|css|md|js|json|txt)|\/)$/

const read = (path: string) => readFileSync(path, 'utf8')
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '')
const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map((found) => found[1] ?? '')

const brokenLinks = (path: string) =>
  matches(withoutCode(read(path)), /(?:\]\(|src=")([^)"\s]+)[)"]/g)
    .filter((link) => !/^(?:https?:|mailto:|#|\/)/.test(link))
    .filter((link) => !existsSync(join(dirname(path), link.replace(/#.*$/, ''))))

/** A file of a dependency, such as `katex/dist/katex.css`. */
const isOfDependency = (mention: string) =>
  existsSync(join('node_modules', ...mention.split('/').slice(0, mention.startsWith('@') ? 2 : 1)))

const missingPaths = (path: string) =>
  matches(withoutCode(read(path)), /`([^`\s]+)`/g)
    .filter((mention) => SOURCE_PATH.test(mention) && !mention.startsWith('/'))
    .filter((mention) => !isOfDependency(mention))
    .filter(
      (mention) =>
        ![...BASES, dirname(path), join(dirname(path), 'src')].some((base) =>
          existsSync(join(base, mention)),
        ),
    )

describe('documents', () => {
  it.each(DOCUMENTS)('%s links to existing files', (path) => {
    expect(brokenLinks(path)).toEqual([])
  })

  it.each(DOCUMENTS)('%s names existing source files', (path) => {
    expect(missingPaths(path)).toEqual([])
  })

  it('keep the architecture on one page', () => {
    const words = read('ARCHITECTURE.md').split(/\s+/).filter(Boolean)
    expect(words.length).toBeLessThanOrEqual(ARCHITECTURE_MAX_WORDS)
  })

  it.each(globSync('docs/decisions/*.md'))('%s has all sections of a decision', (path) => {
    expect(matches(read(path), /^## (.+)$/gm)).toEqual(SECTIONS)
  })
})
