import { LENGTH, type UserProfile } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { uploadsEnd } from '../../shared/pictures/running-uploads.ts'
import { persistSession, useSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useCurrentState } from '../../shared/use-current-state.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'

/** Shows the new name and avatar in the frame, and on the site in other tabs. */
const rename = async (change: Pick<UserProfile, 'nick_name' | 'avatar'>) => {
  const { blogAvatar, token, userInfo } = useSession.getState()
  if (userInfo) await persistSession({ blogAvatar, token, userInfo: { ...userInfo, ...change } })
}

export const ProfileForm = ({ profile }: { profile: UserProfile }) => {
  const copy = useCopy()
  const { profile: labels, actions } = copy.admin
  const queries = useQueryClient()
  const [{ nick_name, avatar, qq }, setValues, current] = useCurrentState(() => profile)
  const change = (part: Partial<UserProfile>) => setValues((before) => ({ ...before, ...part }))
  const saving = useSingleMutation({
    mutationFn: async () => {
      await uploadsEnd()
      const { current: values } = current
      const body = { nick_name: values.nick_name.trim(), avatar: values.avatar, qq: values.qq }
      await api.updateOwnUserInfo({ body }, { quiet: true })
      await rename(body)
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['profile'] })
      showToast('info', labels.saved)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form className="sheet form" aria-label={labels.identity} onSubmit={submit}>
      <h2>{labels.identity}</h2>
      <p className="hint">{labels.lead}</p>
      <PictureInput
        label={labels.avatar}
        value={avatar}
        onChange={(url) => change({ avatar: url })}
      />
      <TextField
        label={labels.nickName}
        required
        maxLength={LENGTH.nickName}
        value={nick_name}
        onChange={({ currentTarget }) => change({ nick_name: currentTarget.value })}
      />
      <TextField
        label={labels.qq}
        maxLength={LENGTH.qq}
        value={qq}
        onChange={({ currentTarget }) => change({ qq: currentTarget.value })}
      />
      <p role="alert" className="fault">
        {saving.isError ? failureText(saving.error, copy) : ''}
      </p>
      <button type="submit" className="button" aria-busy={saving.isPending}>
        {actions.save}
      </button>
    </form>
  )
}
