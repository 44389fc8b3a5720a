import { formCopy } from '@lanting/copy/forms'
import { describe, expect, it } from 'vitest'
import { passwordFaults, profileFaults } from './profile.rules.ts'

const chinese = formCopy['zh-CN']

describe('a profile', () => {
  it('needs an avatar and a visible name', () => {
    expect(profileFaults({ nickName: ' ', avatar: '' }, chinese)).toEqual({
      avatar: '请上传头像',
      nickName: '请输入昵称',
    })
    expect(profileFaults({ nickName: '小满', avatar: '/a.avif' }, chinese)).toEqual({})
  })
})

describe('a change of password', () => {
  const faults = (current: string, next: string, confirmation = next) =>
    passwordFaults({ current, next, confirmation }, chinese)

  it('needs the current password, a new one and its confirmation', () => {
    expect(faults('', '')).toEqual({
      current: '请输入密码',
      next: '请输入密码',
      confirmation: '请输入确认密码',
    })
    expect(faults('lanting-1', 'lanting-2')).toEqual({})
  })

  it('applies the password rule of registration', () => {
    expect(faults('lanting-1', 'abcdefgh').next).toBe(chinese.errors.passwordForm)
    expect(faults('lanting-1', 'lanting-2', 'lanting-3').confirmation).toBe('两次密码不相等')
  })

  it('rejects the current password as the new one', () => {
    expect(faults('lanting-1', 'lanting-1').next).toBe('新密码不能和旧密码一致')
    expect(faults('old', 'old').next).toBe(chinese.errors.passwordForm)
  })
})
