import { expect, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { markRestored } from './database/archive/restored.ts'
import { openDatabase } from './database/open.ts'
import { openServer } from './main.ts'
import { madeBackup } from './testing/backup-cases.ts'
import { openNode } from './testing/running-node.ts'
import { emptySite, OWNER, testDatabase } from './testing/test-app.ts'

const LIST = '/api/article/blogHomeGetArticleList/1/5'

it('caches after a restore in the admin as before', async () => {
  const { address, dataDir } = await testDatabase('started')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', OWNER_PASSWORD: OWNER.password }
  const { client, get, replaced } = await openNode({ ...parseConfig(env), database: address })
  const { token } = await client().login({ body: OWNER })
  const owner = client(token)
  const name = await madeBackup({ owner })
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  await replaced
  const first = await get(LIST)
  expect([first.status, first.headers.get('etag')]).toEqual([200, expect.any(String)])
  // A cached answer has no id of a request.
  expect((await get(LIST)).headers.get('x-request-id')).toBeNull()
})

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
