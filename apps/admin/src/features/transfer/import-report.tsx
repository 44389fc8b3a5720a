import {
  IMPORT_OUTCOMES,
  IMPORT_PARTS,
  type ImportedFile,
  type ImportNote,
  type ImportReport,
  notesWithNames,
  unlistedTexts,
} from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { NoteFilter } from './note-filter.tsx'

const TONES: Readonly<Record<string, string | undefined>> = {
  added: 'green',
  updated: 'green',
  kept: 'amber',
  taken: 'red',
  refused: 'red',
}

const headOf = (report: ImportReport, copy: ReturnType<typeof useCopy>['admin']['transfer']) => {
  if (report.state === 'running') return copy.running(report.done, report.total)
  if (report.state === 'failed') return copy.hasFailed
  if (report.state === 'undone') return copy.isUndone
  return report.dryRun ? copy.isDry : copy.isDone
}

/** A text leads to its editor. */
const Title = ({ file }: { file: ImportedFile }) => {
  const { article_title, article_id, page_id } = file
  const to = article_id === null ? PATHS.page : PATHS.editor
  const id = article_id ?? page_id
  if (id === null) return article_title
  return (
    <Link className="link" to={to} search={{ id }}>
      {article_title}
    </Link>
  )
}

const Remarks = ({ file }: { file: ImportedFile }) => {
  const { transfer } = useCopy().admin
  const { pictures, redirects } = file
  const remarks = [
    ...notesWithNames(file).map(({ note, names, more }) =>
      transfer.noteAbout(transfer.notes[note], names, more),
    ),
    ...(pictures > 0 ? [transfer.noteAbout(transfer.pictures, [String(pictures)])] : []),
    ...(redirects.length > 0 ? [transfer.noteAbout(transfer.redirects, redirects)] : []),
  ]
  return (
    <ul className="import-remarks">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

/** The result of every file, or of the dry run. */
export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const { counts, parts, kind, files, state, done, total } = report
  const [wanted, setWanted] = useState<ImportNote>()
  // The next report may not have the chosen remark.
  const chosen = wanted && files.some(({ notes }) => notes.includes(wanted)) ? wanted : undefined
  const shown = files.filter(({ notes }) => chosen === undefined || notes.includes(chosen))
  const unlisted = unlistedTexts(report)
  const newParts = IMPORT_PARTS.filter((name) => parts[name] > 0)
  return (
    <div className="import-report" role="status">
      <h3>
        <span className="quiet">{transfer.kinds[kind]} ·</span> {headOf(report, transfer)}
      </h3>
      {state === 'running' && <progress className="progress" max={total || 1} value={done} />}
      {state === 'done' && total === 0 && <p>{transfer.nothing}</p>}
      <ul className="import-counts">
        {IMPORT_OUTCOMES.filter((name) => counts[name] > 0).map((name) => (
          <li key={name} className="chip" data-tone={TONES[name]}>
            {transfer.outcomes[name]} <b className="number">{counts[name]}</b>
          </li>
        ))}
      </ul>
      {newParts.length > 0 && (
        <p>
          {state === 'undone' ? transfer.removedParts : transfer.newParts}{' '}
          {newParts
            .map((name) => `${parts[name]} ${transfer.parts[name](parts[name])}`)
            .join(copy.listSeparator)}
        </p>
      )}
      <NoteFilter files={files} chosen={chosen} onChoose={setWanted} />
      {files.length > 0 && (
        <section
          className="table-box import-files"
          aria-label={transfer.outcome}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key.
          tabIndex={0}
        >
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{transfer.article}</th>
                <th scope="col">{transfer.outcome}</th>
                <th scope="col">{transfer.noteHead}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((file) => (
                <tr key={file.path}>
                  <td>
                    <Title file={file} />
                    <small className="quiet import-source">{file.path}</small>
                  </td>
                  <td>
                    <span className="chip" data-tone={TONES[file.outcome]}>
                      {transfer.outcomes[file.outcome]}
                    </span>
                  </td>
                  <td className="quiet">
                    <Remarks file={file} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {unlisted > 0 && <p className="quiet">{transfer.moreTexts(unlisted)}</p>}
    </div>
  )
}
