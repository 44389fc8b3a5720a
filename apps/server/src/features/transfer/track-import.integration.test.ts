import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { useSite } from '../../testing/shared-site.ts'
import { trackImport } from './track-import.ts'
import { importStore, NO_PROGRESS } from './transfer.store.ts'

const shared = useSite()

const LONG_AGO = 1_700_000_000_000

const open = async () => {
  const { platform, ownerClient } = await shared.empty()
  const { queries } = platform.database
  const imports = importStore(queries)
  const user = await queries.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const begin = (now: number) =>
    imports.begin({ userId: user.id, kind: 'ghost', name: 'a.json', dryRun: false }, now)
  return { owner: await ownerClient(), imports, begin }
}

describe('a running import', () => {
  it('stays running while it has nothing to report', async () => {
    const { imports, begin } = await open()
    let at = LONG_AGO
    const id = await begin(at)
    const run = { id, name: 'a.json', end: 'done', now: () => at, renewedEveryMs: 5 } as const
    await trackImport(imports, run, async () => {
      at += 3_600_000
      await expect.poll(async () => (await imports.find(id, at))?.updated_at).toBe(at)
      await expect(begin(at)).rejects.toMatchObject({ key: 'importRunning' })
      return NO_PROGRESS
    })
    expect(await imports.find(id, at)).toMatchObject({ state: 'done' })
  })

  it('has failed if its process was killed, and can be undone', async () => {
    const { owner, begin } = await open()
    const id = await begin(LONG_AGO)
    expect(await owner.getImport({ params: { id } })).toMatchObject({ state: 'failed' })
    expect(await owner.getImportList()).toMatchObject([{ id, state: 'failed' }])
    expect(await owner.undoImport({ params: { id } })).toBe(true)
    const state = async () => (await owner.getImport({ params: { id } })).state
    await expect.poll(state).toBe('undone')
  })

  it.each([
    ['tooLarge', new AppError('archiveTooLarge')],
    ['diskFull', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
  ])('names the reason for which it failed: %s', async (note, failure) => {
    const { owner, imports, begin } = await open()
    const id = await begin(LONG_AGO)
    const run = { id, name: 'a.json', end: 'done', now: Date.now } as const
    const work = trackImport(imports, run, () => Promise.reject(failure))
    await expect(work).rejects.toThrow()
    expect(await owner.getImport({ params: { id } })).toMatchObject({
      state: 'failed',
      counts: { refused: 1 },
      files: [{ path: 'a.json', outcome: 'refused', notes: [note] }],
    })
  })
})
