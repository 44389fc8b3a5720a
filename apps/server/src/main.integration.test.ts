import { expect, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { markRestored } from './database/archive/restored.ts'
import { openDatabase } from './database/open.ts'
import { openServer } from './main.ts'
import { emptySite, testDatabase } from './testing/test-app.ts'

it('notices a restore that happens while it opens', async () => {
  const { address, dataDir } = await testDatabase('started')
  const config = {
    ...parseConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
    database: address,
  }
  const replaceSite = vi.fn()
  const openSite = async () => {
    const database = await openDatabase(address)
    await markRestored(database.queries, 'by another process').finally(database.close)
    return emptySite
  }
  const { close } = await openServer({ config, openSite, replaceSite })
  onTestFinished(close)
  await expect.poll(() => replaceSite, { timeout: 15_000 }).toHaveBeenCalled()
})
