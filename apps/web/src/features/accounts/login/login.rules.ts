import { passwordFault, type RegistrationMode, usernameFault } from '@lanting/contract'
import type { FormCopy } from '@lanting/copy/forms'
import type { Faults } from '../../../shared/forms/use-form.ts'

type AccountCopy = Pick<FormCopy, 'errors' | 'login'>

// Types, not interfaces: a form asks for records.
export type LoginValues = { readonly username: string; readonly password: string }

export type RegisterValues = LoginValues & {
  readonly confirmation: string
  readonly nickName: string
  readonly invitation: string
}

export const loginFaults = (
  { username, password }: LoginValues,
  { errors, login }: AccountCopy,
): Faults<LoginValues> => ({
  username: username.trim() === '' ? errors.usernameMissing : undefined,
  password: password === '' ? login.passwordMissing : undefined,
})

/** Returns the faults of a new password and its confirmation. */
export const newPasswordFaults = (password: string, confirmation: string, copy: AccountCopy) => {
  const fault = passwordFault(password)
  const repetition = () => {
    if (confirmation === '') return copy.login.confirmationMissing
    return confirmation === password ? undefined : copy.errors.passwordsDiffer
  }
  return { password: fault && copy.errors[fault], confirmation: repetition() }
}

export const registerFaults = (
  { username, password, confirmation, invitation }: RegisterValues,
  registration: RegistrationMode,
  copy: AccountCopy,
): Faults<RegisterValues> => {
  const fault = usernameFault(username.trim())
  const isUninvited = registration === 'invitation' && invitationCode(invitation) === ''
  return {
    username: fault && copy.errors[fault],
    ...newPasswordFaults(password, confirmation, copy),
    invitation: isUninvited ? copy.errors.invitationNeeded : undefined,
  }
}

/** The token in a link: in its fragment, or in the query of a link of an earlier version. */
const IN_LINK = /(?:\/invitation(?:\?[^#]*)?(?:#|$)|[?&]invitation=)([^&#]*)/

/** Returns the code, also from a pasted link. */
export const invitationCode = (text: string): string => {
  const [, token] = IN_LINK.exec(text) ?? []
  if (token === undefined) return text.trim()
  return new URLSearchParams(`token=${token}`).get('token') ?? ''
}
