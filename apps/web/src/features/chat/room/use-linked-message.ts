import { useEffect } from 'react'
import { useLocation } from '../../../shared/router/router-context.ts'
import type { JumpTarget } from './use-jump.ts'

/** Leads to the message that the address of the room names: 12 in `#message-12`. */
export const useLinkedMessage = (
  isPage: boolean,
  jump: (target: JumpTarget | undefined) => void,
): void => {
  const location = useLocation()
  useEffect(() => {
    const id = Number(/^#message-([1-9]\d{0,9})$/.exec(location.hash)?.[1])
    if (isPage && id) jump({ id })
  }, [isPage, location, jump])
}
