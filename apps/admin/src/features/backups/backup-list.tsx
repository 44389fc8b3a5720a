import type { BackupFile } from '@lanting/contract'
import { IconDownload, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { fullDate, sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList } from '../../shared/table-states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { DownloadDialog, RestoreDialog, VerifyDialog } from './backup-dialogs.tsx'
import { BACKUPS } from './backups.queries.ts'

const DIALOGS = { download: DownloadDialog, verify: VerifyDialog, restore: RestoreDialog }

interface Open {
  readonly dialog: keyof typeof DIALOGS
  readonly file: BackupFile
}

interface Props {
  readonly list: readonly BackupFile[]
  readonly isBusy: boolean
  /** Whether there are several places. */
  readonly hasPlaces: boolean
}

/** The finished backups with their actions. */
export const BackupList = ({ list, isBusy, hasPlaces }: Props) => {
  const { backups: copy, actions } = useCopy().admin
  const queries = useQueryClient()
  const act = useAction(BACKUPS)
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
    await act(() => api.deleteBackup({ params: { name } }), copy.deleted)
  }
  const actionsOf = (file: BackupFile) =>
    [
      [copy.download, IconDownload, () => setOpen({ dialog: 'download', file }), false],
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

  const Dialog = open && DIALOGS[open.dialog]
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
              {hasPlaces &&
                file.places.map((place) => (
                  <span key={place} className="chip">
                    {copy.places[place]}
                  </span>
                ))}
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
      {open && Dialog && <Dialog file={open.file} {...closing} />}
    </>
  )
}
