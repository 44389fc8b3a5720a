import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { failureToast } from './failure-toast.ts'

const copy = zhCN.messages
const toast = (status: number, message: string, code: number | string = '100001', online = true) =>
  failureToast({ status, code, message }, online, copy)

describe('a failed call shows one toast', () => {
  it.each([
    [401, '', 'error', '错误提示', '登录过期'],
    [401, '请重新登录', 'error', '错误提示', '请重新登录'],
    [403, '', 'error', '错误提示', '权限不足'],
    [403, '普通用户仅限查看', 'error', '错误提示', '普通用户仅限查看'],
    [404, '', 'error', '错误提示', '接口没有找到'],
    [404, '文章不存在', 'error', '错误提示', '文章不存在'],
    [408, '', 'warning', '温馨提示', '服务端错误'],
    [408, '太慢了', 'warning', '温馨提示', '太慢了'],
    [429, '', 'warning', '温馨提示', '请求没有成功，请稍后再试'],
    [429, '操作过于频繁 请稍后再试', 'warning', '温馨提示', '操作过于频繁 请稍后再试'],
    [500, '', 'error', '错误提示', '服务端错误'],
    [500, '获取文章列表失败', 'error', '错误提示', '获取文章列表失败'],
    [507, '服务器的磁盘满了，没有保存', 'error', '错误提示', '服务器的磁盘满了，没有保存'],
    [400, '', 'error', '错误提示', '请求没有成功，请稍后再试'],
    [400, '用户名或密码错误', 'error', '错误提示', '用户名或密码错误'],
    [409, '已存在相同的文章标题', 'error', '错误提示', '已存在相同的文章标题'],
    [413, '内容过大', 'error', '错误提示', '内容过大'],
    [422, 'size 不正确', 'error', '错误提示', 'size 不正确'],
  ])('status %i with "%s"', (status, message, level, title, text) => {
    expect(toast(status, message)).toEqual({ level, title, text, durationMs: 3_000 })
  })

  it('with a hint in the body', () => {
    expect(toast(200, '请先初始化网站信息', 100)).toEqual({
      level: 'warning',
      title: '温馨提示',
      text: '请先初始化网站信息',
      durationMs: 3_000,
    })
  })

  it.each([
    ['no answer', 'network', true, copy.noAnswer],
    ['a timeout', 'timeout', true, copy.timeout],
    ['no network', 'network', false, copy.offline],
  ])('with %s', (_, code, online, text) => {
    expect(toast(0, '', code, online)).toMatchObject({ level: 'error', title: '错误提示', text })
  })

  it.each([301, 402, 418, 502, 503])('or none, for status %i', (status) => {
    expect(toast(status, 'whatever')).toBeUndefined()
  })
})
