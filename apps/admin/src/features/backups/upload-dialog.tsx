import { useState } from 'react'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { Passphrase, passphraseOf } from './backup-dialogs.tsx'
import { sendBackup } from './send-backup.ts'

interface Props {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Uploads an archive. The server verifies it before it is listed. */
export const UploadDialog = ({ onClose, onDone }: Props) => {
  const copy = useCopy().admin.backups
  const [file, setFile] = useState<File>()
  const [sentBytes, setSentBytes] = useState<number>()
  const send = (form: FormData) => {
    if (!file) return Promise.resolve()
    setSentBytes(0)
    const sending = sendBackup(file, passphraseOf(form), setSentBytes)
    return sending.finally(() => setSentBytes(undefined))
  }
  return (
    <DialogForm
      title={copy.upload}
      submitLabel={copy.upload}
      onClose={onClose}
      onDone={onDone}
      onSubmit={send}
    >
      <p>{copy.uploadText}</p>
      <div className="backup-file">
        <label className="button ghost file-button">
          <input
            type="file"
            className="for-screen-readers"
            accept=".zst,.age"
            required
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
          {copy.chooseFile}
        </label>
        <span className="break" role="status">
          {file && `${file.name} · ${sizeText(file.size)}`}
        </span>
      </div>
      {file?.name.endsWith('.age') && <Passphrase />}
      {file && sentBytes !== undefined && (
        <>
          <progress
            className="progress"
            aria-label={copy.upload}
            max={file.size}
            value={sentBytes}
          />
          <p className="quiet">
            {copy.progress(
              Math.floor((sentBytes / file.size) * 100),
              sizeText(sentBytes),
              sizeText(file.size),
            )}
          </p>
        </>
      )}
    </DialogForm>
  )
}
