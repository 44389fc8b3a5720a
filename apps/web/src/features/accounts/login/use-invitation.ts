import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { openLogin, useUserState } from '../../../shared/stores/user-state.ts'

const PARAMETER = 'invitation'

/** The invitation code in the address, and a function that removes it after use. */
export const useInvitation = () => {
  const router = useRouter()
  // Reads the raw address, because the router would parse a numeric code as a number.
  const code = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get(PARAMETER) ?? '',
  })
  const drop = useCallback(async () => {
    await router.navigate({
      to: '.',
      search: ({ [PARAMETER]: _, ...rest }: Record<string, unknown>) => rest,
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [router])
  return { code, drop }
}

/** Opens the register form for a visitor with an invitation. */
export const useInvitationGreeting = (): void => {
  const { code } = useInvitation()
  useEffect(() => {
    if (code && !useUserState.getState().token) openLogin('register')
  }, [code])
}
