import { passwordFault } from '@lanting/contract'

export interface Passwords {
  readonly current: string
  readonly next: string
  readonly again: string
}

type PasswordError = Exclude<ReturnType<typeof passwordFault>, undefined> | 'different'

/** Returns the fault of each password field. */
export const passwordFaults = ({
  current,
  next,
  again,
}: Passwords): Partial<Record<keyof Passwords, PasswordError>> => {
  const fault = passwordFault(next)
  return {
    ...(current === '' && { current: 'passwordMissing' as const }),
    ...(fault && { next: fault }),
    ...(next !== again && { again: 'different' as const }),
  }
}
