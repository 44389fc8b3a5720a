import { ARTICLE_STATUS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openDemoApp } from '../../testing/demo-app.ts'
import { draft } from '../../testing/test-app.ts'

it('ticks the steps off as the owner takes them', async () => {
  const site = await openDemoApp()
  const owner = await site.ownerClient()
  const done = async () => (await owner.getFirstSteps()).done
  const before = await done()
  expect(before).not.toContain('article')
  expect(before).not.toContain('demo')

  const hidden = { ...draft('mine'), status: ARTICLE_STATUS.private }
  const { article } = await owner.addArticle({ body: { article: hidden } })
  expect(await done()).not.toContain('article')
  const { revision } = await owner.getManuscriptOfArticle({ params: { id: article.id } })
  await owner.updateArticle({ body: { article: { ...draft('mine'), id: article.id }, revision } })
  expect(await done()).toContain('article')

  expect(await done()).not.toContain('timeZone')
  await owner.updateConfig({
    body: { time_zone: 'UTC', blog_name: 'Elsewhere', blog_avatar: '/art/avatars/1.avif' },
  })
  expect(await done()).toEqual(expect.arrayContaining(['timeZone', 'identity']))

  await owner.removeDemo()
  expect(await done()).toEqual(expect.arrayContaining(['article', 'demo']))
})

it('stays dismissed', async () => {
  const site = await openDemoApp()
  const owner = await site.ownerClient()
  expect((await owner.getFirstSteps()).isDismissed).toBe(false)
  await owner.updateConfig({ body: { first_steps_dismissed: true } })
  expect((await owner.getFirstSteps()).isDismissed).toBe(true)
})
