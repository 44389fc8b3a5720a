import { endpoints } from '@lanting/contract'
import { adminEn } from '@lanting/copy/admin/en'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { detailsOf } from './details.ts'

type Entry = Parameters<typeof detailsOf>[0]

const details = (subject: Entry['subject'], action = '', admin = adminZhCN) =>
  detailsOf({ action, subject }, admin).map(({ name, text }) => `${name} ${text}`)

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
  expect(details(subject, 'decide', adminEn)).toEqual([
    'Decision Ban user',
    'Held: Comment 1, 2 and more, 500 total',
    'Reported: Board message 7',
    'Chat message 9',
  ])
})

it('says what a number means in its action', () => {
  const subject = { is_top: 2, status: 1, type: 1 }
  expect(details(subject, 'addArticle')).toEqual(['置顶 未置顶', '状态 公开', '类型 原创'])
  expect(details({ status: 2 }, 'togglePublicTalk')).toEqual(['状态 私密'])
  expect(details({ status: 2 }, 'backUpdateLink')).toEqual(['状态 审核通过'])
  expect(details({ type: 1 }, 'backReplyToComment')).toEqual(['类型 文章'])
  expect(details({ isHidden: true, place: 'menu', side: 'front' })).toEqual([
    ...['隐藏 是', '位置 菜单里', '分区 前端'],
  ])
  expect(details({ type: 1, status: 1 }, 'decide')).toEqual(['类型 1', '状态 1'])
})

it('names changed settings as their form does', () => {
  const members = 'blog_name, menu, hidden_sections, verses, other'
  expect(details({ members }, 'updateConfig')).toEqual(['设置项 站点名称, 菜单, 诗句, other'])
  expect(details({ members }, 'updateConfig', adminEn)).toEqual([
    'settings Site name, Menu, Verses, other',
  ])
})

it('names every setting', () => {
  const settings = Object.keys(endpoints.updateConfig.body.properties)
  const [text = ''] = details({ members: settings.join(', ') })
  expect(settings.filter((name) => text.includes(name))).toEqual([])
})

it('shows unknown fields and values unchanged', () => {
  expect(details({ constructor: 'x', role: 9 })).toEqual(['constructor x', '角色 9'])
})
