import type { BackupFile } from '@lanting/contract'
import { IconDownload, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { fullDate, sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { RestoreDialog, VerifyDialog } from './backup-dialogs.tsx'
import { BACKUPS } from './backups.queries.ts'

interface Open {
  readonly dialog: 'verify' | 'restore'
  readonly file: BackupFile
}

/** The browser saves a large file itself, without holding it in memory. */
const download = async (name: string) => {
  const { path } = await api.linkBackup({ params: { name } })
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}

/** The finished backups with their actions. */
export const BackupList = ({ list, isBusy }: { list: readonly BackupFile[]; isBusy: boolean }) => {
  const { backups: copy, actions } = useCopy().admin
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const refresh = () => queries.invalidateQueries({ queryKey: BACKUPS })

  const verify = async (file: BackupFile) => {
    if (file.isEncrypted) return setOpen({ dialog: 'verify', file })
    await api.verifyBackup({ body: { name: file.name } })
    await refresh()
  }
  const remove = async ({ name }: BackupFile) => {
    const text = copy.confirmDelete(name)
    if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
    await api.deleteBackup({ params: { name } })
    showToast('info', copy.deleted)
    await refresh()
  }
  const actionsOf = (file: BackupFile) =>
    [
      [copy.download, IconDownload, () => download(file.name), false],
      [copy.verify, IconShieldCheck, () => verify(file), isBusy],
      [copy.restore, IconRestore, () => setOpen({ dialog: 'restore', file }), isBusy],
      [actions.delete, IconTrash, () => remove(file), isBusy],
    ] as const
  const closing = {
    onClose: () => setOpen(undefined),
    onDone: () => {
      setOpen(undefined)
      void refresh()
    },
  }

  if (list.length === 0) return isBusy ? null : <EmptyList text={copy.empty} />
  return (
    <>
      <ul className="backups">
        {list.map((file) => (
          <li key={file.name}>
            <div>
              <b>{fullDate(file.atMs)}</b>
              <p className="quiet">
                {sizeText(file.bytes)} · {file.name}
              </p>
            </div>
            <span className="backup-chips">
              {file.isScheduled && <span className="chip">{copy.scheduled}</span>}
              {file.isEncrypted && (
                <span className="chip" data-tone="green">
                  {copy.encrypted}
                </span>
              )}
            </span>
            <div className="actions">
              {actionsOf(file).map(([name, Icon, action, disabled]) => (
                <button
                  key={name}
                  type="button"
                  className="icon-button"
                  aria-label={`${name}: ${file.name}`}
                  title={name}
                  disabled={disabled}
                  onClick={action}
                >
                  <Icon aria-hidden size={18} stroke={1.6} />
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {open?.dialog === 'verify' && <VerifyDialog file={open.file} {...closing} />}
      {open?.dialog === 'restore' && <RestoreDialog file={open.file} {...closing} />}
    </>
  )
}
