import type { ImportedFile } from '@lanting/contract'
import { expect, it } from 'vitest'
import { reportLine } from './features/transfer/import-session.ts'
import { NO_PROGRESS } from './features/transfer/transfer.store.ts'
import { AppError } from './http/app-error.ts'
import { refusalLine, reportLines } from './import-report-lines.ts'

const progressOf = (files: readonly ImportedFile[]) => ({ ...NO_PROGRESS, files })

const outside = Array.from({ length: 12 }, (_, number) =>
  reportLine(`posts/${number}.md`, {
    outcome: 'added',
    article_title: `Tea ${number}`,
    notes: ['pictureOutside'],
    details: ['a', 'b', 'c', 'd'].map((name) => ({ note: 'pictureOutside', name })),
  }),
)
const large = reportLine('about.md', { outcome: 'refused', notes: ['tooLarge'] })
const twin = reportLine('copy.md', { outcome: 'taken', article_title: 'Tea' })
const skipped = reportLine('a.html', { outcome: 'skipped', notes: ['otherFormat'] })

it('groups the remarks of a report, losses first, and keeps it short', () => {
  const lines = reportLines(progressOf([...outside, skipped, twin, large]), { kind: 'markdown' })
  expect(lines.slice(0, 8)).toEqual([
    'Not imported: too large (1)',
    '  about.md',
    'Already here (1)',
    '  copy.md “Tea”',
    'Skipped: not Markdown (1)',
    '  a.html',
    'image stays at its old address (12)',
    '  posts/0.md “Tea 0”: a, b, c, 1 more',
  ])
  expect(lines.at(-2)).toBe('  2 more (--details)')
  expect(lines.at(-1)).toBe('Markdown. Imported:')
})

it('says how many texts and names it does not list', () => {
  const file = reportLine('a.md', {
    outcome: 'added',
    notes: ['pictureOutside'],
    details: ['a', 'b', 'c', 'd'].map((name) => ({ note: 'pictureOutside', name })),
    unlisted: [{ note: 'pictureOutside', count: 7 }],
  })
  const progress = { ...progressOf([file]), counts: { ...NO_PROGRESS.counts, added: 3 } }
  expect(reportLines(progress, { kind: 'markdown' }).slice(1, 3)).toEqual([
    '  a.md: a, b, c, 8 more',
    '2 more texts are counted, but not listed',
  ])
})

it('lists everything on demand', () => {
  const lines = reportLines(progressOf(outside), { kind: 'markdown', isComplete: true })
  expect(lines).toHaveLength(14)
  expect(lines[1]).toBe('  posts/0.md “Tea 0”: a, b, c, d')
})

it('names the posts of other programs by their titles', () => {
  const file = reportLine('ghost:post:1', {
    outcome: 'added',
    article_title: 'Tea',
    notes: ['noTitle'],
  })
  expect(reportLines(progressOf([file]), { kind: 'ghost' })[1]).toBe('  “Tea”')
})

it('tells in words why a file cannot be imported', () => {
  const line = refusalLine('blog.zip', new AppError('archiveTooLarge'))
  expect(line).toBe('blog.zip cannot be imported. This archive is too large.')
})
