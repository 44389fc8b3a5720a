import { devices, login, userCenter } from './accounts.ts'
import { publishing } from './board.ts'
import { formErrors as errors } from './form-errors.ts'

/** Accounts and forms. */
export const chineseForms = { login, userCenter, devices, publishing, errors }
export type FormCopy = typeof chineseForms
