import { describe, expect, it } from 'vitest'
import { archiveName, archiveTime, tableOfPart, treeOfPart } from './format.rules.ts'

describe('names of an archive', () => {
  it('tell the time, and whether it is encrypted', () => {
    const at = Date.UTC(2026, 10, 16, 21, 0, 3)
    expect(archiveName(at, { isEncrypted: false })).toBe('lanting-2026-11-16T210003Z.tar.zst')
    expect(archiveName(at, { isEncrypted: true })).toBe('lanting-2026-11-16T210003Z.tar.zst.age')
    expect(archiveTime(archiveName(at, { isEncrypted: true, scheduledBy: '0a1b' }))).toBe(at)
    expect(archiveTime('lanting-2026-13-16T210003Z.tar.zst')).toBeUndefined()
    expect(archiveTime('../lanting-2026-11-16T210003Z.tar.zst')).toBeUndefined()
  })

  it('lead only into the folders of the site', () => {
    expect(tableOfPart('tables/users.jsonl')).toBe('users')
    expect(tableOfPart('tables/../users.jsonl')).toBeUndefined()
    expect(treeOfPart('music/民歌/song.mp3')).toBe('music')
    for (const name of [
      'music',
      'music/',
      'music/../a',
      'music/.a',
      'music/a//b',
      'etc/a',
      '/music/a',
      'music/a\\b',
    ]) {
      expect(treeOfPart(name)).toBeUndefined()
    }
  })
})
