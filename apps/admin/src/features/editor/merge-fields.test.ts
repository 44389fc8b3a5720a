import { expect, it } from 'vitest'
import { NO_FIELDS } from './draft.ts'
import { mergeFields } from './merge-fields.ts'

it('takes each changed field and lists the fields that both changed', () => {
  const base = { ...NO_FIELDS, article_title: '旧题', article_description: '旧' }
  const mine = { ...base, article_title: '我的题', article_cover: '/art/a.avif' }
  const theirs = { ...base, article_title: '别处的题', article_description: '新' }
  const { fields, conflicts } = mergeFields(base, mine, theirs)
  expect(fields).toMatchObject({
    article_title: '我的题',
    article_cover: '/art/a.avif',
    article_description: '新',
  })
  expect(conflicts).toEqual([{ name: 'article_title', mine: '我的题', theirs: '别处的题' }])
})
