import { createContext } from 'react'

/** Whether the reader cannot write here. */
export const ClosedContext = createContext(false)
