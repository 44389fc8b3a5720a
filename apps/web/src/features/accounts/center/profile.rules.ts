import { passwordFault } from '@lanting/contract'
import type { FormCopy } from '@lanting/copy/forms'
import type { Faults } from '../../../shared/forms/use-form.ts'
import { newPasswordFaults } from '../login/login.rules.ts'

type AccountCopy = Pick<FormCopy, 'errors' | 'login'>

// Types, not interfaces: a form asks for records.
export type ProfileValues = { readonly nickName: string; readonly avatar: string }

export const profileFaults = (
  { nickName, avatar }: ProfileValues,
  { errors }: AccountCopy,
): Faults<ProfileValues> => ({
  avatar: avatar === '' ? errors.avatarMissing : undefined,
  nickName: nickName.trim() === '' ? errors.nickNameMissing : undefined,
})

export type PasswordValues = {
  readonly current: string
  readonly next: string
  readonly confirmation: string
}

export const passwordFaults = (
  { current, next, confirmation }: PasswordValues,
  copy: AccountCopy,
): Faults<PasswordValues> => {
  const { password, confirmation: repetition } = newPasswordFaults(next, confirmation, copy)
  const isSame = !passwordFault(next) && next === current
  return {
    current: current === '' ? copy.errors.passwordMissing : undefined,
    next: isSame ? copy.errors.passwordSame : password,
    confirmation: repetition,
  }
}
