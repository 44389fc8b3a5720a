import { IMPORT, unlistedTexts } from '@lanting/contract'
import { expect, it } from 'vitest'
import { createReport, reportLine } from './import-session.ts'

it('a report counts the names and texts that it does not list', () => {
  const report = createReport(0)
  const details = Array.from({ length: IMPORT.details + 3 }, (_, number) => ({
    note: 'pictureMissing' as const,
    name: `${number}.png`,
  }))
  report.add(reportLine('a.md', { outcome: 'added', notes: ['pictureMissing'], details }))
  const [file] = report.latest().files
  expect(file?.details).toHaveLength(IMPORT.details)
  expect(file?.unlisted).toEqual([{ note: 'pictureMissing', count: 3 }])

  for (let number = 0; number < IMPORT.reported + 4; number += 1) {
    report.add(reportLine(`${number}.md`, { outcome: 'same' }))
  }
  expect(unlistedTexts(report.latest())).toBe(5)
})
