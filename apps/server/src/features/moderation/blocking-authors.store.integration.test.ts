import { describe, expect, it } from 'vitest'
import { injectFault } from '../../testing/inject-fault.ts'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'
import { openTestApp } from '../../testing/test-app.ts'

const shared = useSite()

/** A test that changes the schema has a program of its own. */
const open = async (opening = shared.empty()) => {
  const site = await withSubjects(await opening)
  const { queries, owner, writer, target } = site
  const { res } = await writer.addComment({ body: { ...target(), content: 'casino' } })
  const items = [{ source: 'written', kind: 'comment', id: res.id } as const]
  const block = () => owner.decide({ body: { decision: 'block', items } })
  const comments = async () => {
    const rows = await queries.selectFrom('comments').select('content').orderBy('id').execute()
    return rows.map(({ content }) => content)
  }
  const isBlocked = async (id: number) => {
    const row = await queries
      .selectFrom('users')
      .select('blocked')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.blocked === 1
  }
  const entries = () => queries.selectFrom('audit_entries').selectAll().orderBy('id').execute()
  return { ...site, items, block, comments, isBlocked, entries }
}

describe('blocking an author', () => {
  it('also removes posts written at the moment of the block', async () => {
    const { queries, block, comments, ids } = await open(openTestApp())
    await injectFault(queries, {
      on: 'users',
      after: 'update',
      when: 'new.blocked = 1',
      does: `insert into comments (type, for_id, from_id, content, created_at, updated_at)
        values (1, ${ids[1]}, new.id, 'one more', ${Date.now()}, ${Date.now()})`,
    })
    expect(await block()).toEqual({ done: 2, stuck: 0, blocked: 1 })
    expect(await comments()).toEqual([])
  })

  it('ends the sessions before it removes posts', async () => {
    const { platform, block, comments } = await open()
    const commentsAtInvalidation: Promise<string[]>[] = []
    const unsubscribe = await platform.bus.subscribe('changed-tables', (message) => {
      if ((message as { tables: string[] }).tables.includes('sessions'))
        commentsAtInvalidation.push(comments())
    })
    await block()
    unsubscribe()
    expect(await commentsAtInvalidation[0]).toEqual(['casino'])
    expect(await comments()).toEqual([])
  })

  it('is refused for a user who is no longer an administrator', async () => {
    const { queries, block, comments, isBlocked, writer, ownerId, entries } = await open(
      openTestApp(),
    )
    await injectFault(queries, {
      on: 'audit_entries',
      after: 'insert',
      when: `new.action = 'decide'`,
      does: `update users set role = 2 where id = ${ownerId}`,
    })
    await expect(block()).rejects.toMatchObject({ status: 403 })
    expect((await entries()).slice(-2)).toMatchObject([
      { action: 'decide', outcome: 'refused' },
      { action: 'updateBlocked', outcome: 'refused', reason: 'administratorOnly' },
    ])
    expect(await isBlocked(writer.id)).toBe(false)
    expect(await comments()).toEqual(['casino'])
  })

  it('records an audit entry for each blocked user, with the request id of the decision', async () => {
    const { block, writer, entries, items } = await open()
    await block()
    const [decided, blocked, ...others] = (await entries()).slice(-2)
    expect(decided).toMatchObject({ action: 'decide', outcome: 'done' })
    expect(JSON.parse(decided?.subject ?? '')).toEqual({
      decision: 'block',
      'written.comment': items.map(({ id }) => id),
    })
    expect(blocked).toMatchObject({
      action: 'updateBlocked',
      subject: JSON.stringify({ id: writer.id, blocked: 1 }),
      outcome: 'done',
      request_id: decided?.request_id,
    })
    expect(others).toEqual([])
  })

  it('skips an author who has become an administrator meanwhile and reports it', async () => {
    const { queries, block, comments, isBlocked, writer, owner } = await open(openTestApp())
    await injectFault(queries, {
      on: 'audit_entries',
      after: 'insert',
      when: `new.action = 'updateBlocked'`,
      does: `update users set role = 1 where id = ${writer.id}`,
    })
    expect(await block()).toEqual({ done: 0, stuck: 0, blocked: 0 })
    expect([await isBlocked(writer.id), await comments()]).toEqual([false, ['casino']])
    const { list } = await owner.getAuditList({ body: { current: 1, size: 1 } })
    expect(list).toMatchObject([
      { action: 'updateBlocked', outcome: 'refused', reason: '是管理员，或者已经不在了' },
    ])
  })

  it('removes the posts of an author who is already blocked', async () => {
    const { queries, block, comments, writer } = await open()
    await queries.updateTable('users').set({ blocked: 1 }).where('id', '=', writer.id).execute()
    expect(await block()).toEqual({ done: 1, stuck: 0, blocked: 1 })
    expect(await comments()).toEqual([])
  })
})
