import { adminEn } from '@lanting/copy/admin/en'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { detailsOf } from './details.ts'

const details = (subject: Parameters<typeof detailsOf>[0]) =>
  detailsOf(subject, adminZhCN).map(({ name, text }) => `${name} ${text}`)

it('describes the target of an action', () => {
  expect(details({ id: 3, role: 1, blocked: 1 })).toEqual(['编号 3', '角色 管理员', '停用 已停用'])
  expect(details({ idList: [1, 2], article_title: '茶' })).toEqual(['编号 1, 2', '标题 茶'])
})

it('describes moderated posts by source, kind and number', () => {
  const subject = {
    decision: 'block',
    'held.comment': [1, 2],
    'held.comment.count': 500,
    'report.boardMessage': [7],
    'written.chatMessage': [9],
  }
  expect(details(subject)).toEqual([
    '决定 封禁作者',
    '待审核的评论 1, 2 等 500 条',
    '被举报的留言 7',
    '聊天 9',
  ])
  expect(detailsOf(subject, adminEn).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Decision Ban user',
    'Held: Comment 1, 2 and more, 500 total',
    'Reported: Board message 7',
    'Chat message 9',
  ])
})

it('shows unknown fields and values unchanged', () => {
  expect(details({ constructor: 'x', role: 9 })).toEqual(['constructor x', '角色 9'])
})
