import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileSource } from './features/backup/archive-source.ts'
import { verifyArchive } from './features/backup/restore-archive.ts'
import { contentOf, quiet, restore, sqliteSite } from './testing/archive-sites.ts'
import { HARMLESS, HOSTILE } from './testing/hostile-backups.ts'

const REFUSAL = /(?:is damaged or incomplete|newer version of Lanting|is not an archive)/
const MEGABYTE = 1_048_576

const open = async () => {
  const site = await sqliteSite()
  const path = join(site.dataDir, 'made.tar.zst')
  const verify = async (bytes: Buffer) => {
    await writeFile(path, bytes)
    return verifyArchive({ ...quiet, archive: await fileSource(path) })
  }
  return { site, path, verify }
}

it('takes an archive that is right', async () => {
  const { site, path, verify } = await open()
  expect(await verify(HARMLESS())).toMatchObject({ counts: { rows: 1 } })
  await restore(site, path)
  const { queries } = site.database
  expect(await queries.selectFrom('tags').select('tag_name').execute()).toEqual([
    { tag_name: 'tea' },
  ])
})

/** Their names decide where they are unpacked. */
const UNPACKED = [
  'a file twice',
  'a file that is also a folder',
  'a file outside of its folder',
  'a row that refers to nothing',
]

it('the check refuses what a restore could not take, in little memory', async () => {
  const { site, path, verify } = await open()
  const before = await contentOf(site)
  const memory = process.memoryUsage.rss()
  const passed: string[] = []
  for (const [name, make] of Object.entries(HOSTILE)) {
    const fault: unknown = await verify(make()).then(() => 'none', String)
    if (!REFUSAL.test(String(fault))) passed.push(`${name}: ${fault}`)
    if (UNPACKED.includes(name)) await expect(restore(site, path), name).rejects.toThrow(REFUSAL)
  }
  expect(passed).toEqual([])
  expect(await contentOf(site)).toEqual(before)
  expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(22)
  expect(process.memoryUsage.rss() - memory).toBeLessThan(300 * MEGABYTE)
}, 120_000)
