import { LENGTH } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { musicTokensQuery } from './music-apps.queries.ts'
import { MusicTokenRow } from './music-token-row.tsx'
import { NewMusicToken } from './new-music-token.tsx'

interface Made {
  readonly id: number
  readonly name: string
  readonly token: string
}

/** Makes and ends the tokens of music apps. */
export const MusicAppsTab = ({ userId }: { readonly userId: number }) => {
  const [made, setMade] = useState<Made>()
  const copy = useFormCopy().userCenter.music
  return (
    <>
      <p className="lead">{copy.lead}</p>
      <NewTokenForm key={made?.id ?? 0} onMade={setMade} />
      {made && <NewMusicToken name={made.name} token={made.token} />}
      <TokenList
        key={`list ${made?.id ?? 0}`}
        userId={userId}
        onEnded={(id) => id === made?.id && setMade(undefined)}
      />
    </>
  )
}

const NewTokenForm = ({ onMade }: { readonly onMade: (made: Made) => void }) => {
  const copy = useFormCopy().userCenter.music
  const api = useApi()
  const making = useSingleMutation({
    mutationFn: async (name: string) => {
      const { id, token } = await api.addMusicToken({ body: { name } }, { quiet: true })
      onMade({ id, name, token })
    },
  })
  const { field, onSubmit } = useForm(
    { name: '' },
    ({ name }) => ({ name: name.trim() === '' ? copy.nameMissing : undefined }),
    ({ name }) => making.mutate(name.trim()),
  )
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={making.error} />
      <TextField
        field={field('name')}
        label={copy.name}
        placeholder={copy.namePlaceholder}
        maxLength={LENGTH.musicToken}
        autoComplete="off"
      />
      <div className="form-actions">
        <button type="submit" className="button" aria-busy={making.isPending}>
          {copy.add}
        </button>
      </div>
    </form>
  )
}

interface ListProps {
  readonly userId: number
  readonly onEnded: (id: number) => void
}

const TokenList = ({ userId, onEnded }: ListProps) => {
  const { failure, messages } = useCopy()
  const copy = useFormCopy().userCenter.music
  const api = useApi()
  const { data, isError, refetch } = useQuery(musicTokensQuery(api, userId))
  const ending = useSingleMutation({
    mutationFn: (id: number) => api.deleteMusicToken({ params: { id } }),
    onSuccess: (_, id) => {
      onEnded(id)
      const { title } = messages
      showToast({ level: 'info', title: title.info, text: copy.ended, durationMs: TOAST_MS })
    },
    onSettled: () => refetch(),
  })
  if (isError) {
    return (
      <div className="empty">
        <p>{copy.failed}</p>
        <button type="button" className="button" onClick={() => refetch()}>
          {failure.retry}
        </button>
      </div>
    )
  }
  if (!data) return <div className="skeleton sessions-skeleton" aria-busy="true" />
  return (
    <>
      <dl className="music-server">
        <dt>{copy.server}</dt>
        <dd>{location.origin}</dd>
        <dt>{copy.username}</dt>
        <dd>{data.username}</dd>
      </dl>
      {data.tokens.length === 0 && <p className="lead">{copy.none}</p>}
      <ul className="sessions">
        {data.tokens.map((token) => (
          <MusicTokenRow
            key={token.id}
            token={token}
            isBusy={ending.isPending && ending.variables === token.id}
            onEnd={() => ending.mutate(token.id)}
          />
        ))}
      </ul>
    </>
  )
}
