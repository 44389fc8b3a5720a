import { formCopy } from '@lanting/copy/forms'
import { describe, expect, it } from 'vitest'
import { invitationCode, loginFaults, type RegisterValues, registerFaults } from './login.rules.ts'

const chinese = formCopy['zh-CN']

const LENGTH = '用户账号长度应为5-16位'
const FORM = '密码格式应为数字、字母、符号中任意两种的组合，6-18位'

describe('a login', () => {
  it('needs a username and a password', () => {
    expect(loginFaults({ username: ' ', password: '' }, chinese)).toEqual({
      username: '请输入用户账号',
      password: '请输入用户密码',
    })
  })

  it('accepts any username and password, because the server checks them', () => {
    expect(loginFaults({ username: 'x', password: 'y' }, chinese)).toEqual({})
  })
})

describe('a registration', () => {
  const right: RegisterValues = {
    username: 'xiaoman',
    password: 'lanting-1',
    confirmation: 'lanting-1',
    nickName: '',
    invitation: '',
  }
  const faults = (values: Partial<RegisterValues>) =>
    registerFaults({ ...right, ...values }, 'open', chinese)

  it('accepts valid values with and without a nickname', () => {
    expect(faults({})).toEqual({})
    expect(faults({ nickName: '小满' })).toEqual({})
    expect(faults({ username: ' xiaoman ' })).toEqual({})
  })

  it.each([
    ['', '请输入用户账号'],
    ['abcd', LENGTH],
    ['abcde', undefined],
    ['a234567890123456', undefined],
    ['a2345678901234567', LENGTH],
    ['小满小满小满', '用户名只能是数字和字母组成'],
  ])('checks the username %j', (username, fault) => {
    expect(faults({ username }).username).toBe(fault)
  })

  it.each([
    ['', '请输入密码'],
    ['a1b2c', FORM],
    ['a1b2c3', undefined],
    ['a1b2c3d4e5f6g7h8i9', undefined],
    ['a1b2c3d4e5f6g7h8i9j', FORM],
    ['abcdEFGH', FORM],
    ['12345678', FORM],
    ['a1b2c3兰', FORM],
  ])('checks the password %j', (password, fault) => {
    expect(faults({ password, confirmation: password }).password).toBe(fault)
  })

  it('needs a password confirmation', () => {
    expect(faults({ confirmation: '' }).confirmation).toBe('请输入确认密码')
    expect(faults({ confirmation: 'lanting-2' }).confirmation).toBe('两次密码不相等')
  })

  it('needs an invitation code only on an invite-only site', () => {
    const judge = (invitation: string) =>
      registerFaults({ ...right, invitation }, 'invitation', chinese).invitation
    expect(judge(' ')).toBe('需要有效的邀请链接才能注册')
    expect(judge('https://blog.example/invitation#')).toBe('需要有效的邀请链接才能注册')
    expect(judge('https://blog.example/home?invitation=')).toBe('需要有效的邀请链接才能注册')
    expect(judge('abc')).toBeUndefined()
    expect(faults({ invitation: '' }).invitation).toBeUndefined()
  })
})

it.each([
  ['abc', 'abc'],
  [' abc ', 'abc'],
  ['https://blog.example/invitation#abc', 'abc'],
  ['/invitation?lang=en#abc', 'abc'],
  ['/invitation#', ''],
  ['/invitation', ''],
  ['/invitation?lang=en', ''],
  ['https://blog.example/home?lang=en&invitation=a%2Bb', 'a+b'],
  ['?invitation=abc', 'abc'],
  ['what?', 'what?'],
  ['', ''],
])('the invitation in %j is %j', (text, code) => {
  expect(invitationCode(text)).toBe(code)
})
