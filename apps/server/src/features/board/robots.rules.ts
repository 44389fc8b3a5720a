import { WRITING_AT_LEAST_MS } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'

export interface Manners {
  /** A field that nobody sees. */
  readonly website?: string
  /** How long the form was open. */
  readonly writing_ms?: number
}

/** Lets people through: they leave the unseen field empty, and take their time. */
export const refuseRobots = ({ website = '', writing_ms = 0 }: Manners): void => {
  if (website !== '' || writing_ms < WRITING_AT_LEAST_MS) throw new AppError('writtenTooFast')
}
