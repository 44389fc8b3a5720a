import { expect } from 'vitest'
import { registerByCall } from '../testing/accounts.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { call } from '../testing/site.ts'

const PASSWORD = 'secret-1'
let users = 0

/** A session that is ended at one node is ended at all, with the next call. */
export const verifySessions = async ({ node, nodes }: Cluster) => {
  users += 1
  const user = { username: `leaver${users}`, password: PASSWORD }
  const from = newAddress()
  await registerByCall(node(0).url, user, from)
  const { result } = await call(`${node(1).url}/api/user/login`, { body: user, from })
  const { token } = result as { token: string }
  const statuses = () =>
    Promise.all(
      nodes.map(
        async ({ url }) => (await call(`${url}/api/user/sessions`, { token, from })).status,
      ),
    )
  expect(await statuses()).toEqual(nodes.map(() => 200))
  const headers = { authorization: token, 'x-forwarded-for': from }
  await fetch(`${node(users).url}/api/user/sessions`, { method: 'DELETE', headers })
  expect(await statuses()).toEqual(nodes.map(() => 401))
}

const attemptEverywhere = async ({ node }: Cluster) => {
  users += 1
  const body = { username: `nobody${users}`, password: PASSWORD }
  const from = newAddress()
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) {
    statuses.push((await call(`${node(at).url}/api/user/login`, { body, from })).status)
  }
  return statuses
}

/** Attempts at all nodes are counted together, a few seconds after Redis is back. */
export const verifyLimits = (cluster: Cluster) =>
  expect
    .poll(() => attemptEverywhere(cluster), { timeout: 20_000, interval: 500 })
    .toEqual([400, 400, 400, 400, 400, 429])
