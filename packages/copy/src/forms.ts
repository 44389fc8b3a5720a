import { devices, login, userCenter } from './en/accounts.ts'
import { publishing } from './en/board.ts'
import { formErrors as errors } from './en/form-errors.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { chineseForms, type FormCopy } from './zh-CN/forms.ts'

export type { FormCopy }

/** Separate from the copy that every page loads. It comes with the first form, in both languages. */
export const formCopy: InBothLanguages<FormCopy> = {
  'zh-CN': chineseForms,
  en: { login, userCenter, devices, publishing, errors },
}
