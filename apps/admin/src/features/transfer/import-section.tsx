import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { TextField } from '../../shared/field.tsx'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { packFolder } from './archive.ts'
import { ImportReportView } from './import-report.tsx'
import { useImport } from './use-import.ts'

interface Chosen {
  readonly name: string
  readonly archive: Blob
}

/** Imports Markdown files, with an optional dry run. */
export const ImportSection = () => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [isPacking, setPacking] = useState(false)
  const [permalink, setPermalink] = useState('')
  const { running, percent, report } = useImport()
  const isBusy = isPacking || running.isPending

  const takeZip = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) setChosen({ name: file.name, archive: file })
    currentTarget.value = ''
  }
  const takeFolder = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const [first] = files
    if (!first) return
    setPacking(true)
    try {
      const name = first.webkitRelativePath.split('/')[0] || first.name
      setChosen({ name, archive: await packFolder(files) })
    } finally {
      setPacking(false)
    }
  }
  const run = (dryRun: boolean) => {
    if (!chosen) return
    running.mutate(
      { archive: chosen.archive, dryRun, permalink: permalink.trim() },
      { onSuccess: () => !dryRun && queries.invalidateQueries() },
    )
  }

  return (
    <section className="sheet form" aria-label={transfer.importTitle}>
      <h2>{transfer.importTitle}</h2>
      <p className="quiet">{transfer.importLead}</p>
      <div className="transfer-files">
        <label className="button ghost">
          <input
            type="file"
            className="for-screen-readers"
            accept=".zip,application/zip"
            onChange={takeZip}
          />
          {transfer.chooseZip}
        </label>
        <label className="button ghost">
          <input
            type="file"
            className="for-screen-readers"
            multiple
            onChange={takeFolder}
            ref={asFolder}
          />
          {transfer.chooseFolder}
        </label>
        <span role="status">
          {isPacking && transfer.packing}
          {chosen && transfer.chosen(chosen.name, sizeText(chosen.archive.size))}
        </span>
      </div>
      <TextField
        label={transfer.permalink}
        hint={transfer.permalinkHint}
        maxLength={255}
        value={permalink}
        onChange={({ currentTarget }) => setPermalink(currentTarget.value)}
      />
      <div className="transfer-files">
        <button
          type="button"
          className="button"
          title={transfer.dryRunHint}
          disabled={!chosen || isBusy}
          onClick={() => run(true)}
        >
          {transfer.dryRun}
        </button>
        <button
          type="button"
          className="button ghost"
          disabled={!chosen || isBusy}
          onClick={() => run(false)}
        >
          {transfer.run}
        </button>
        <span className="quiet">{transfer.dryRunHint}</span>
      </div>
      {percent !== undefined && (
        <p role="status">
          {transfer.sending(percent)}
          <progress className="progress" max={100} value={percent} />
        </p>
      )}
      <p className="fault" role="alert">
        {running.isError ? failureText(running.error, copy) : ''}
      </p>
      {report && <ImportReportView report={report} />}
    </section>
  )
}

/** React does not know the attribute that selects a folder. */
const asFolder = (input: HTMLInputElement | null) => {
  if (input) input.webkitdirectory = true
}
