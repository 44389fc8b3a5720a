import { type FormCopy, formCopy } from '@lanting/copy/forms'
import { useLanguage } from '../language.ts'

/** The copy of accounts and forms, which loads with the first of them. */
export const useFormCopy = (): FormCopy => formCopy[useLanguage()]
