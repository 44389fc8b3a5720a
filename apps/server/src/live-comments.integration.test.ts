import { ARTICLE_STATUS, COMMENT_TYPE, LIKE_TYPE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openChatApp, openSecondNode } from './testing/chat-sockets.ts'
import { draft, OWNER } from './testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const there = await openSecondNode(site.platform)
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const publish = async (title: string, status: 1 | 2) =>
    (await owner.addArticle({ body: { article: draft(title, { status }) } })).article.id
  const pages = [await site.enter(), await there.enter()]
  return { ...site, owner, publish, pages }
}

it('tells every open page of a new comment and a new reply, on every node, without the text', async () => {
  const { userClient, publish, pages } = await open()
  const for_id = await publish('tea', ARTICLE_STATUS.public)
  const reader = await userClient('reader')
  const target = { type: COMMENT_TYPE.article, for_id }
  const { res: first } = await reader.addComment({ body: { ...target, content: 'a good cup' } })
  const answer = { parent_id: first.id, to_id: first.from_id, content: 'and another' }
  const { res: second } = await reader.addReply({ body: { ...target, ...answer } })
  const frame = { type: 'comment', for_type: 1, for_id, user_id: first.from_id }
  for (const page of pages) {
    expect(await page.has('comment', 2)).toEqual([
      { ...frame, comment_id: first.id },
      { ...frame, comment_id: second.id },
    ])
  }
})

it('tells open pages of a comment on a page of the owner', async () => {
  const { owner, pages } = await open()
  const { id: for_id } = await owner.addPage({
    body: { title: 'About', page_content: 'x', place: 'menu' },
  })
  const target = { type: COMMENT_TYPE.page, for_id }
  const { res } = await owner.addComment({ body: { ...target, content: 'welcome' } })
  for (const page of pages) {
    expect(await page.has('comment', 1)).toMatchObject([
      { for_type: COMMENT_TYPE.page, for_id, comment_id: res.id },
    ])
  }
})

it('tells nobody of comments on a private article, and of no comment twice', async () => {
  const { owner, publish, pages } = await open()
  const [hidden, shown] = [
    await publish('secret', ARTICLE_STATUS.private),
    await publish('tea', ARTICLE_STATUS.public),
  ]
  const comment = (for_id: number) =>
    owner.addComment({ body: { type: COMMENT_TYPE.article, for_id, content: 'a note' } })
  await comment(hidden)
  const { res } = await comment(shown)
  await owner.addLike({ body: { type: LIKE_TYPE.comment, for_id: res.id } })
  const { res: last } = await comment(shown)
  for (const page of pages) {
    const frames = await page.has('comment', 2)
    expect(frames.map(({ comment_id }) => comment_id)).toEqual([res.id, last.id])
  }
})
