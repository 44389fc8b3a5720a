import { createContext } from 'react'

/** Whether nobody may comment any more on the shown subject. */
export const ClosedComments = createContext(false)
