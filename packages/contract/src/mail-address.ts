import { LENGTH } from './limits.ts'

const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^(?=.{1,64}@)${LOCAL}@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`)

/** Accepts one plain address. It cannot contain a display name, a second address or a header. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LENGTH.mailAddress && ADDRESS.test(text)
