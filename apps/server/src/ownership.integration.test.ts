import { createClient, type Endpoints, endpoints, type Send } from '@lanting/contract'
import { expect, it } from 'vitest'
import { ADMIN_CASES } from './testing/admin-cases.ts'
import { NO_MAIL_SERVER } from './testing/outbox-cases.ts'
import { OWNERSHIP_CASES } from './testing/ownership-cases.ts'
import { useSite } from './testing/shared-site.ts'
import { multipart } from './testing/test-app.ts'

type Name = keyof Endpoints

const site = useSite({ env: NO_MAIL_SERVER })

/** Reads with a body. */
const QUESTIONS: readonly Name[] = [
  'getArticleListByTagId',
  'getArticleListByCategoryId',
  'getIsLike',
  'getComments',
  'getReplies',
  'getCommentTotal',
  'getCommentThread',
  'getReactions',
  'getNotifyList',
  'getMessageList',
  'getLinksList',
  'getBlogTalkList',
  'getChatList',
  'getChatAround',
  'searchChat',
  'getChatMentions',
  'getChatWriters',
  'getPasswordLink',
  'getPreview',
  'checkRegistration',
  'previewPlaylistImport',
]

const RANDOM_WRITES = (Object.keys(endpoints) as Name[]).filter(
  (name) => endpoints[name].method !== 'GET' && !QUESTIONS.includes(name),
)

it('has a case for every write of the contract, here or among the calls of administrators', () => {
  const known = [...Object.keys(OWNERSHIP_CASES), ...Object.keys(ADMIN_CASES)]
  expect(RANDOM_WRITES.filter((name) => !known.includes(name))).toEqual([])
})

const statusOf = async (name: Name, input: object, token?: string): Promise<number> => {
  const send: Send = async ({ method, url, body, file }) => {
    const form = file && (await multipart(file.content as Blob))
    const headers = { ...(token && { authorization: token }), ...form?.type }
    const payload = form?.body ?? (body as object | undefined)
    return (await site.app.inject({ method, url, payload, headers })).statusCode
  }
  const client = createClient<Endpoints>(endpoints, send)
  return (client[name] as unknown as (input: object) => Promise<number>)(input)
}

it.each(Object.entries(OWNERSHIP_CASES))(
  'lets only the owner call %s',
  async (key, { make, rows, stranger: kind }) => {
    const name = key as Name
    await site.empty()
    const stranger = await site.newUser()
    let names = 0
    const stage = {
      queries: site.platform.database.queries,
      victim: await site.newUser(),
      articleId: await site.newArticle(),
      name: () => {
        names += 1
        return `newcomer${names}`
      },
    }
    const input = await make(stage)
    const before = JSON.stringify(await rows(stage))
    const { access } = endpoints[name]
    if (access !== 'visitor') expect(await statusOf(name, input)).toBe(401)
    const status = await statusOf(name, input, stranger.token)
    if (kind === 'refused') expect([403, 404]).toContain(status)
    else expect(status).toBeLessThan(500)
    expect(JSON.stringify(await rows(stage))).toBe(before)
    // The owner may make the same call that was refused to a stranger.
    const own = kind === 'refused' ? input : await make(stage)
    expect(await statusOf(name, own, stage.victim.token)).toBe(200)
  },
)
