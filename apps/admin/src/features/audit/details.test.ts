import { adminEn } from '@lanting/copy/admin/en'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { detailsOf } from './details.ts'

const said = (subject: Parameters<typeof detailsOf>[0]) =>
  detailsOf(subject, adminZhCN).map(({ name, text }) => `${name} ${text}`)

it('what an act was about is told in words', () => {
  expect(said({ id: 3, role: 1, blocked: 1 })).toEqual(['编号 3', '角色 管理员', '停用 已停用'])
  expect(said({ idList: [1, 2], article_title: '茶' })).toEqual(['编号 1, 2', '标题 茶'])
})

it('writings are told by where they were found and of which kind, and how many there are', () => {
  const subject = {
    decision: 'block',
    'held.comment': [1, 2],
    'held.comment.count': 500,
    'report.boardMessage': [7],
    'written.chatMessage': [9],
  }
  expect(said(subject)).toEqual([
    '决定 封禁作者',
    '待审核的评论 1, 2 等 500 条',
    '被举报的留言 7',
    '聊天 9',
  ])
  expect(detailsOf(subject, adminEn).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Decision Block writer',
    'Held: Comment 1, 2 and others, 500 in all',
    'Reported: Board message 7',
    'Chat 9',
  ])
})

it('what has no word stands for itself', () => {
  expect(said({ constructor: 'x', role: 9 })).toEqual(['constructor x', '角色 9'])
})
