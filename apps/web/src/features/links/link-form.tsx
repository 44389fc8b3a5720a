import { type FriendLink, LENGTH } from '@lanting/contract'
import { useId } from 'react'
import { useFormCopy } from '../../shared/forms/form-copy.ts'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useCopy } from '../../shared/language.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { PictureField } from '../../shared/pictures/picture-field.tsx'
import { useSubmitAfterUpload } from '../../shared/pictures/use-submit-after-upload.ts'
import { useApi } from '../../shared/use-api.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { type LinkValues, linkFaults } from './links.rules.ts'

interface Props {
  /** Undefined for a new application. */
  readonly link: FriendLink | undefined
  readonly onDone: () => void
}

export const LinkForm = ({ link, onDone }: Props) => {
  const copy = useFormCopy()
  const { publishing } = copy
  const { links, messages } = useCopy()
  const api = useApi()
  const id = useId()
  const { clientId } = useClientId()
  const sending = useSingleMutation({
    mutationFn: (values: LinkValues) =>
      link
        ? api.frontUpdateLink({ body: { ...values, id: link.id } }, { quiet: true })
        : api.addLink({ body: { ...values, client_id: clientId(values) } }, { quiet: true }),
    onSuccess: () => {
      const text = link ? links.changed : links.applied
      showToast({ level: 'info', title: messages.title.info, text, durationMs: TOAST_MS })
      onDone()
    },
  })
  const {
    values,
    field,
    onSubmit: submit,
  } = useForm<LinkValues>(
    {
      site_avatar: link?.site_avatar ?? '',
      site_name: link?.site_name ?? '',
      site_desc: link?.site_desc ?? '',
      url: link?.url ?? '',
    },
    (given) => linkFaults(given, copy),
    (given) => sending.mutate(given),
  )
  const { form, onPicture, onSubmit, isWaiting } = useSubmitAfterUpload(submit)
  const isBusy = sending.isPending || isWaiting
  const description = field('site_desc')
  return (
    <form ref={form} className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={sending.error} />
      <PictureField
        label={links.picture}
        removable
        value={values.site_avatar}
        onChange={field('site_avatar').onChange}
        onStatus={onPicture}
      />
      <TextField
        field={field('site_name')}
        label={links.name}
        maxLength={LENGTH.siteName}
        aria-required
        data-autofocus
      />
      <div className="field">
        <label htmlFor={id}>{links.description}</label>
        <div className="field-box">
          <textarea
            id={id}
            name={description.name}
            value={description.value}
            rows={3}
            maxLength={LENGTH.siteDescription}
            aria-required
            aria-invalid={description.fault !== undefined}
            aria-describedby={`${id}-below`}
            onChange={({ target }) => description.onChange(target.value)}
          />
        </div>
        <p id={`${id}-below`} className={description.fault ? 'field-fault' : 'field-hint'}>
          {description.fault ??
            publishing.left([...description.value].length, LENGTH.siteDescription)}
        </p>
      </div>
      <TextField
        field={field('url')}
        label={links.url}
        placeholder={links.urlHint}
        type="url"
        inputMode="url"
        maxLength={LENGTH.siteUrl}
        aria-required
      />
      <button type="submit" className="button wide" aria-busy={isBusy}>
        {isBusy ? links.busy : link ? links.sendChange : links.send}
      </button>
    </form>
  )
}
