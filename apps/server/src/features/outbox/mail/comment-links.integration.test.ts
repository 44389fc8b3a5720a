import { expect, it } from 'vitest'
import { confirmedAddress, plainMail } from '../../../testing/mails.ts'
import { openOutboxApp } from '../../../testing/outbox-app.ts'

const SOON = { timeout: 20_000, interval: 50 }

it('a digest links to each comment, whose thread the page can open', async () => {
  const site = await openOutboxApp()
  const { owner, smtp, userClient, client, comment, nextHour } = site
  await confirmedAddress(site, owner, 'me@owner.example')
  await owner.setOwnDigest({ body: { digest: 'adminHourly' } })
  const writer = await userClient('writer')
  const { res: first } = await writer.addComment(comment('first of all'))
  const { type, for_id } = comment('').body
  const answer = { parent_id: first.id, to_id: writer.id, type, for_id, content: 'a reply' }
  const { res: reply } = await writer.addReply({ body: answer })
  nextHour()
  await expect.poll(() => smtp.caught.length, SOON).toBe(1)
  const text = plainMail(smtp.caught[0]?.raw ?? '')
  // The text and the HTML of the mail have the same links.
  const links = new Set(
    Array.from(text.matchAll(/https?:[^\s"<>]+#comment-\d+/g), ([link]) => link),
  )
  const [page = ''] = [...links][0]?.split('#') ?? []
  expect(page).toMatch(/^https?:\/\/[^/]+\/article\?id=\d+$/)
  expect([...links]).toEqual([`${page}#comment-${first.id}`, `${page}#comment-${reply.id}`])
  const { comment: opened } = await client().getCommentThread({ body: { id: reply.id } })
  expect(opened).toMatchObject({ id: first.id })
})

it('a digest shows a comment as it is now, and nothing of a deleted one', async () => {
  const site = await openOutboxApp()
  const { owner, smtp, userClient, comment, nextDay } = site
  const [reader, writer] = [await userClient('reader'), await userClient('writer')]
  await confirmedAddress(site, reader, 'me@reader.example')
  await reader.setOwnDigest({ body: { digest: 'daily' } })
  const { res: first } = await reader.addComment(comment('first of all'))
  const { type, for_id } = comment('').body
  const answer = (content: string) =>
    writer.addReply({ body: { parent_id: first.id, to_id: reader.id, type, for_id, content } })
  const { res: edited } = await answer('with a slip')
  const { res: deleted } = await answer('regretted')
  await owner.backUpdateComment({ body: { id: edited.id, content: 'without one' } })
  await writer.deleteComment({ params: { id: deleted.id, parent_id: first.id } })
  nextDay()
  await expect.poll(() => smtp.caught.length, SOON).toBe(1)
  const text = plainMail(smtp.caught[0]?.raw ?? '')
  expect(text).toContain('without one')
  expect(text).toContain('这条评论已经不在了')
  expect(text).not.toMatch(/with a slip|regretted/)
})
