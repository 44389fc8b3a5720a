import { type Endpoint, endpoints, SECTIONS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type InputSchema, sampleOf } from './testing/sample-input.ts'
import { useSite } from './testing/shared-site.ts'
import { addBoardMessage } from './testing/subjects.ts'
import { OWNER } from './testing/test-app.ts'

const shared = useSite()

const ofSections = Object.values<Endpoint>(endpoints).filter(({ section }) => section !== undefined)

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const hide = (hidden_sections: (typeof SECTIONS)[number][]) =>
    owner.updateConfig({ body: { hidden_sections } })
  const call = async ({ method, path, params, query, body }: Endpoint, token?: string) => {
    const values = params ? (sampleOf(params as InputSchema) as Record<string, unknown>) : {}
    const url = path.replace(/:(\w+)/g, (_, name) => String(values[name]))
    const { statusCode, payload } = await site.app.inject({
      method,
      url,
      ...(query && { query: sampleOf(query as InputSchema) as Record<string, string> }),
      ...(body && { payload: sampleOf(body as InputSchema) as object }),
      ...(token && { headers: { authorization: token } }),
    })
    return { statusCode, isUnknown: /"unknownPath"|接口没有找到/.test(payload) }
  }
  return { ...site, owner, hide, call }
}

it('every section has calls of its own', () => {
  expect(new Set(ofSections.map(({ section }) => section))).toEqual(new Set(SECTIONS))
})

describe('calls of hidden sections', () => {
  it('answer 404 to readers, and go on for administrators', async () => {
    const { hide, call, client, userClient } = await open()
    const { token: userToken } = await userClient('reader')
    const { token: ownerToken } = await client().login({ body: OWNER })
    for (const endpoint of ofSections) {
      expect([endpoint.path, (await call(endpoint, userToken)).isUnknown]).toEqual([
        ...[endpoint.path, false],
      ])
    }
    await hide([...SECTIONS])
    for (const endpoint of ofSections) {
      const { statusCode, isUnknown } = await call(endpoint, userToken)
      expect([endpoint.path, statusCode, isUnknown]).toEqual([endpoint.path, 404, true])
      const { isUnknown: isClosed } = await call(endpoint, ownerToken)
      expect([endpoint.path, isClosed]).toEqual([endpoint.path, false])
    }
  })

  it('are answered again when the section is shown, without a cached 404 or 200', async () => {
    const { hide, call } = await open()
    const status = async () => (await call(endpoints.getAllAlbumList)).statusCode
    expect(await status()).toBe(200)
    await hide(['photoAlbum'])
    expect(await status()).toBe(404)
    await hide([])
    expect(await status()).toBe(200)
  })
})

it('comments and likes of a hidden section are hidden too', async () => {
  const { hide, owner, client, userClient, platform } = await open()
  const user = await userClient('reader')
  const { id: talk } = await owner.publishTalk({
    body: { content: 't', is_top: 2, status: 1, talkImgList: [] },
  })
  const board = await addBoardMessage(platform.database.queries, user.id)
  await hide(['talk', 'board'])
  for (const target of [
    { type: 2 as const, for_id: talk },
    { type: 3 as const, for_id: board },
  ]) {
    const page = { ...target, current: 1, size: 5, order: 'new' as const }
    await expect(client().getComments({ body: page })).rejects.toMatchObject({
      status: 404,
    })
    const comment = { ...target, content: 'a' }
    await expect(user.addComment({ body: comment })).rejects.toMatchObject({ status: 404 })
    await expect(user.addLike({ body: target })).rejects.toMatchObject({ status: 404 })
    await owner.addComment({ body: comment })
  }
})
