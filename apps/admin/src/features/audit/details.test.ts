import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { detailsOf } from './details.ts'

const said = (subject: Parameters<typeof detailsOf>[0]) =>
  detailsOf(subject, adminZhCN).map(({ name, text }) => `${name} ${text}`)

it('what an act was about is told in words', () => {
  expect(said({ id: 3, role: 1, blocked: 1 })).toEqual(['编号 3', '角色 管理员', '停用 已停用'])
  expect(said({ idList: [1, 2], article_title: '茶' })).toEqual(['编号 1, 2', '标题 茶'])
})

it('what has no word stands for itself', () => {
  expect(said({ constructor: 'x', role: 9 })).toEqual(['constructor x', '角色 9'])
})
