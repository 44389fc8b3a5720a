import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Avatar } from '../../../shared/avatar.tsx'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { type UserInfo, updateUserInfo } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { ProfileForm } from './profile-form.tsx'

/** Reloads the profile, because another device may have changed it. */
const useFreshProfile = (id: number) => {
  const api = useApi()
  useEffect(() => {
    api
      .getUserInfoById({ params: { id } }, { quiet: true })
      .then(({ nick_name, avatar, role }) => updateUserInfo(id, { nick_name, avatar, role }))
      .catch((error) => console.info('The profile stays as it was known.', error))
  }, [api, id])
}

/** The element that receives the focus after the previous one is removed. */
const FIRST = { shown: 'button', edited: 'input[name=nickName]' } as const

export const ProfileTab = ({ user }: { user: UserInfo }) => {
  const { profile } = useFormCopy().userCenter
  const [mode, setMode] = useState<keyof typeof FIRST>('shown')
  const container = useRef<HTMLDivElement>(null)
  useFreshProfile(user.id)
  const turnTo = (next: keyof typeof FIRST) => {
    flushSync(() => setMode(next))
    container.current?.querySelector<HTMLElement>(FIRST[next])?.focus()
  }
  return (
    <div ref={container}>
      {mode === 'edited' ? (
        <ProfileForm user={user} onDone={() => turnTo('shown')} />
      ) : (
        <div className="profile">
          <Avatar user={user} size={100} />
          <p className="profile-name">{user.nick_name}</p>
          <button type="button" className="button ghost" onClick={() => turnTo('edited')}>
            {profile.edit}
          </button>
        </div>
      )}
    </div>
  )
}
