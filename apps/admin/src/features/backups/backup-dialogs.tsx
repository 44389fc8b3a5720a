import { type BackupFile, CREDENTIAL_MAX } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { saveLink } from '../../shared/download.ts'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { setRestoring } from '../../shared/session.ts'

interface Props {
  readonly file: BackupFile
  readonly onClose: () => void
  readonly onDone: () => void
}

export const passphraseOf = (form: FormData) => String(form.get('passphrase') ?? '') || undefined

export const Passphrase = () => {
  const copy = useCopy().admin.backups
  return (
    <TextField
      label={copy.passphrase}
      hint={copy.passphraseHint}
      name="passphrase"
      type="password"
      autoComplete="off"
    />
  )
}

const Password = () => (
  <TextField
    label={useCopy().admin.backups.password}
    name="password"
    type="password"
    autoComplete="current-password"
    required
    maxLength={CREDENTIAL_MAX}
  />
)

/** Asks for the password: a backup contains everything. */
export const DownloadDialog = ({ file: { name }, onClose, onDone }: Props) => {
  const copy = useCopy().admin.backups
  const start = async (form: FormData) => {
    const body = { name, password: formText(form, 'password') }
    const { path } = await api.linkBackup({ body }, { quiet: true })
    saveLink(path, name)
  }
  return (
    <DialogForm
      title={copy.download}
      submitLabel={copy.download}
      onClose={onClose}
      onDone={onDone}
      onSubmit={start}
    >
      <p className="break">{copy.downloadText(name)}</p>
      <Password />
    </DialogForm>
  )
}

/** Asks for the passphrase of an encrypted backup. */
export const VerifyDialog = ({ file: { name }, onClose, onDone }: Props) => {
  const copy = useCopy().admin.backups
  return (
    <DialogForm
      title={copy.verify}
      submitLabel={copy.verify}
      onClose={onClose}
      onDone={onDone}
      onSubmit={(form) =>
        api.verifyBackup({ body: { name, passphrase: passphraseOf(form) } }, { quiet: true })
      }
    >
      <p className="break">{name}</p>
      <Passphrase />
    </DialogForm>
  )
}

export const RestoreDialog = ({ file: { name, isEncrypted }, onClose, onDone }: Props) => {
  const copy = useCopy().admin.backups
  const restore = async (form: FormData) => {
    const password = formText(form, 'password')
    const body = { name, password, passphrase: passphraseOf(form) }
    await api.restoreBackup({ body }, { quiet: true })
    setRestoring(true)
  }
  return (
    <DialogForm
      title={copy.restoreTitle}
      submitLabel={copy.restore}
      danger
      onClose={onClose}
      onDone={onDone}
      onSubmit={restore}
    >
      <p className="break">{copy.restoreText(name)}</p>
      {isEncrypted && <Passphrase />}
      <Password />
    </DialogForm>
  )
}
