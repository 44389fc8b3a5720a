import { type ChangeEvent, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { TextField } from '../../shared/field.tsx'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { namesOf, packFiles } from './archive.ts'
import { DemoNote } from './demo-note.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportReportView } from './import-report.tsx'
import { useImport } from './use-import.ts'

interface Chosen {
  readonly names: readonly string[]
  readonly archive: Blob
}

/** Imports another blog, with an optional dry run, and undoes imports. */
export const ImportSection = () => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const [chosen, setChosen] = useState<Chosen>()
  const [isPacking, setPacking] = useState(false)
  const [permalink, setPermalink] = useState('')
  const [site, setSite] = useState('')
  const [fetchPictures, setFetchPictures] = useState(false)
  const { running, undoing, percent, report, isReachable } = useImport()
  const isBusy = isPacking || running.isPending || undoing.isPending
  const failure = running.error ?? undoing.error
  const isPreviewed = report?.state === 'done' && report.dryRun

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const [first, ...others] = files
    if (!first) return
    const names = namesOf(files)
    if (others.length === 0 && !first.webkitRelativePath) {
      return setChosen({ names, archive: first })
    }
    setPacking(true)
    try {
      setChosen({ names, archive: await packFiles(files) })
    } finally {
      setPacking(false)
    }
  }
  const run = (dryRun: boolean) => {
    if (!chosen) return
    const { archive, names } = chosen
    const texts = { name: names[0] ?? '', permalink: permalink.trim(), site: site.trim() }
    running.mutate({ archive, dryRun, fetchPictures, ...texts })
  }

  return (
    <section className="sheet form" aria-label={transfer.importTitle}>
      <h2>{transfer.importTitle}</h2>
      <p className="quiet">{transfer.importLead}</p>
      <DemoNote />
      <div className="transfer-files">
        <label className="button ghost">
          <input
            type="file"
            className="for-screen-readers"
            accept=".zip,.xml,.json,.jsonl,.ndjson,.data,.dat,application/zip"
            multiple
            onChange={take}
          />
          {transfer.chooseZip}
        </label>
        <label className="button ghost">
          <input
            type="file"
            className="for-screen-readers"
            multiple
            onChange={take}
            ref={asFolder}
          />
          {transfer.chooseFolder}
        </label>
        <span role="status">
          {isPacking && transfer.packing}
          {chosen &&
            transfer.chosen(chosen.names.join(copy.listSeparator), sizeText(chosen.archive.size))}
        </span>
      </div>
      <p className="quiet">{transfer.chooseZipHint}</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={fetchPictures}
          onChange={({ currentTarget }) => setFetchPictures(currentTarget.checked)}
        />
        {transfer.fetchPictures}
      </label>
      <TextField
        label={transfer.site}
        hint={transfer.siteHint}
        maxLength={255}
        value={site}
        onChange={({ currentTarget }) => setSite(currentTarget.value)}
      />
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
          className={isPreviewed ? 'button ghost' : 'button'}
          title={transfer.dryRunHint}
          disabled={!chosen || isBusy}
          onClick={() => run(true)}
        >
          {transfer.dryRun}
        </button>
        <button
          type="button"
          className={isPreviewed ? 'button' : 'button ghost'}
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
        {failure ? failureText(failure, copy) : ''}
        {!isReachable && transfer.isUnreachable}
      </p>
      {report && <ImportReportView report={report} />}
      <ImportHistory isBusy={isBusy} onUndo={(id) => undoing.mutate(id)} />
    </section>
  )
}

/** React does not know the attribute that selects a folder. */
const asFolder = (input: HTMLInputElement | null) => {
  if (input) input.webkitdirectory = true
}
