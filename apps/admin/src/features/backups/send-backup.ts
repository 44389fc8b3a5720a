import { BACKUPS } from '@lanting/contract'
import { api } from '../../shared/api.ts'

const newUploadId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Uploads an archive in parts: a request lasts seconds, and no part is held in memory for long. */
export const sendBackup = async (
  file: File,
  passphrase: string | undefined,
  onProgress: (sentBytes: number) => void,
): Promise<void> => {
  const upload = newUploadId()
  const { size: bytes } = file
  for (let at = 0; at < bytes; at += BACKUPS.uploadPartBytes) {
    const content = file.slice(at, at + BACKUPS.uploadPartBytes)
    const onPart = (share: number) => onProgress(at + Math.floor(share * content.size))
    await api.uploadBackupPart(
      { query: { upload, at, bytes }, file: { content, onProgress: onPart } },
      { quiet: true },
    )
  }
  await api.finishBackupUpload({ body: { upload, bytes, passphrase } }, { quiet: true })
}
