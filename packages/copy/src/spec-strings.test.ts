import { describe, expect, it } from 'vitest'
import { chatRoomCopy } from './chat-room.ts'
import { commentPanelCopy } from './comment-panel.ts'
import { en } from './en.ts'
import { formCopy } from './forms.ts'
import { notificationDrawerCopy } from './notification-drawer.ts'
import { en as playerEn } from './player/en.ts'
import { zhCN as playerZhCN } from './player/zh-CN.ts'
import { zhCN } from './zh-CN.ts'

/**
 * All user-visible strings that the specification quotes, each at its first section.
 * Except '{field} is required' and '{field} fails' of §8, which are no product rules.
 */
const CHINESE = [
  // §2 music panel, bottom bar
  '请输入歌名或歌手',
  '点击加载更多～',
  '已经到底了',
  '空空如也',
  // §4 chat connection
  '连接中...',
  // §5 chat send, image upload; again in §8
  '请先登录',
  '请输入消息再发送',
  '图片上传失败',
  // §8 titles of toasts
  '温馨提示',
  '错误提示',
  // §8 errors
  '登录过期',
  '权限不足',
  '接口没有找到',
  '服务端错误',
  '聊天室连接失败 正在重新连接',
  '没有相关的歌曲',
  // §8 success notices
  '添加成功',
  '删除成功',
  '撤回成功',
  '聊天记录已清空',
  // §8 confirm dialog
  '确认清空吗',
  '提示',
  '确认',
  '取消',
]

const ENGLISH = [
  // §2 header, mobile drawer
  'more',
  // §2 login and registration dialog
  'no account? go register',
  'have account? go login',
  // §2 message drawer
  'my messages',
  'are you sure to delete?',
  'reached the bottom',
  'click to load more',
  // §2 music panel
  'already at the bottom',
  // §2 lyric board
  'professional',
  // §2 chat room; again in §4
  'load more',
  // §3 song
  'singer got lost',
  'other',
  // §4 logout; again in §8
  'logout succeeded',
  // §5 login and registration
  'please enter user account',
  'please enter user password',
  'user account length should be between 5-16',
  'please enter password',
  'password format should be a combination of any two of digits, letters and symbols, 6-18 characters',
  'please enter the confirmation password',
  'the two passwords do not match',
  // §6 force offline
  'force offline {name}?',
  // §8 title of a notice
  'error prompt',
  // §8 success notices
  'login succeeded',
  'auto login succeeded',
  'copied successfully',
  // §8 warning in the console
  'no target content to copy',
]

/** More arguments than any function takes. */
const MOST_ARGUMENTS = 6
const NAME = '{name}'
const DETAIL = new Proxy({}, { get: (_, member) => `{${String(member)}}` })

/** Returns the texts of a function, called with names and with details. */
const saidBy = (sentence: () => unknown): string[] =>
  [NAME, DETAIL].flatMap((argument) => {
    try {
      return textsOf(Reflect.apply(sentence, undefined, Array(MOST_ARGUMENTS).fill(argument)))
    } catch {
      return [] // the function takes another type, such as a date
    }
  })

const textsOf = (copy: unknown): string[] => {
  if (typeof copy === 'string') return [copy]
  if (typeof copy === 'function') return saidBy(copy as () => unknown)
  if (typeof copy === 'object' && copy !== null) return Object.values(copy).flatMap(textsOf)
  return []
}

const PLACEHOLDERS = /\{\w+\}/g
const PLACEHOLDERS_AND_NUMBERS = /\{\w+\}|\d+/g
const BLANK = '{}'

/** Compares Chinese exactly. */
const exactly = (text: string) => text
/** Compares English exactly except for the case of its first letter. */
const fromSecondLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A quoted number ('5-16') matches a parameter, because limits are in `contract`. */
const finderIn = (copy: unknown, folded: (text: string) => string) => {
  const texts = textsOf(copy).map(folded)
  const templates = texts
    .filter((text) => text.search(PLACEHOLDERS) >= 0)
    .map((text) => text.replace(PLACEHOLDERS, BLANK))
  return (quoted: string) =>
    texts.includes(folded(quoted)) ||
    templates.includes(folded(quoted).replace(PLACEHOLDERS_AND_NUMBERS, BLANK))
}

describe('the reader of the copy', () => {
  const isFound = finderIn(
    {
      words: ['plain', { deep: 'Nested' }],
      named: (name: string) => `farewell ${name}?`,
      detailed: ({ min, max }: Record<string, number>) => `between ${min}-${max}`,
      dated: (date: Date) => date.toISOString(),
    },
    fromSecondLetter,
  )

  it('finds texts and functions at any depth', () => {
    const spoken = ['plain', 'nested', 'Farewell {name}?', 'between 5-16']
    expect(spoken.filter((text) => !isFound(text))).toEqual([])
  })

  it('finds only exact texts', () => {
    const unsaid = ['plai', 'plain.', 'plaiN', 'farewell {name}', 'between 5–16', 'between 5-16-5']
    expect(unsaid.filter(isFound)).toEqual([])
  })
})

const onDemand = (language: 'zh-CN' | 'en') =>
  [chatRoomCopy, commentPanelCopy, formCopy, notificationDrawerCopy].map((copy) => copy[language])

describe.each([
  ['Chinese', CHINESE, finderIn([zhCN, playerZhCN, ...onDemand('zh-CN')], exactly)],
  ['English', ENGLISH, finderIn([en, playerEn, ...onDemand('en')], fromSecondLetter)],
] as const)('the %s strings of the specification', (_, quoted, isFound) => {
  it('are part of the copy', () => {
    expect(quoted.filter((text) => !isFound(text))).toEqual([])
  })
})
