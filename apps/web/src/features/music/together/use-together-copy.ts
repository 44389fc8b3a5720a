import type { Language } from '@lanting/contract'
import { type TogetherCopy, togetherCopy } from '@lanting/copy/player/together'
import { useCopyOf } from '../../../shared/language.ts'

export const togetherCopyOf = (language: Language): TogetherCopy => togetherCopy[language]

/** The copy of the turntable. It loads with the turntable. */
export const useTogetherCopy = (): TogetherCopy => useCopyOf(togetherCopy)
