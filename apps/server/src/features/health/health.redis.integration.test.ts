import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

it('reports a Redis that does not answer', async () => {
  const { ownerClient, platform } = await openTestApp()
  const owner = await ownerClient()
  await platform.bus.close()
  expect((await owner.getSiteHealth()).redis).toMatchObject({ isReachable: false })
})
