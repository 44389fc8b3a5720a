import { type FormCopy, formCopy } from '@lanting/copy/forms'
import { useCopyOf } from '../language.ts'

/** The copy of accounts and forms, which loads with the first of them. */
export const useFormCopy = (): FormCopy => useCopyOf(formCopy)
