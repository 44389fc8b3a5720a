import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { greetingFor } from './greeting.rules.ts'

const site = { blog_name: '兰亭', special_greetings: { 3: '只给你的话' } }
const greet = (hour: number, guest?: { id: number; nick_name: string }) =>
  greetingFor(guest, hour, site, zhCN.greetings)

describe('the greeting', () => {
  it.each([
    [0, '夜深了'],
    [4, '夜深了'],
    [5, '早上好'],
    [8, '早上好'],
    [9, '上午好'],
    [11, '上午好'],
    [12, '中午好'],
    [13, '中午好'],
    [14, '下午好'],
    [17, '下午好'],
    [18, '傍晚好'],
    [19, '傍晚好'],
    [20, '晚上好'],
    [21, '晚上好'],
    [22, '晚上好'],
    [23, '晚上好'],
  ])('at %i starts with %s', (hour, beginning) => {
    const text = greet(hour, { id: 9, nick_name: '小满' })
    expect(text.startsWith(beginning)).toBe(true)
    expect(text).toContain('小满')
  })

  it('changes at 22', () => {
    const guest = { id: 9, nick_name: '小满' }
    expect(greet(21, guest)).not.toBe(greet(22, guest))
  })

  it('welcomes a visitor without a name to the blog', () => {
    expect(greet(10)).toBe('欢迎来到兰亭，随便坐坐。')
    expect(greet(10, { id: 9, nick_name: '' })).toBe('欢迎来到兰亭，随便坐坐。')
  })

  it('uses the special greeting of a user', () => {
    expect(greet(10, { id: 3, nick_name: '小满' })).toBe('只给你的话')
  })
})
