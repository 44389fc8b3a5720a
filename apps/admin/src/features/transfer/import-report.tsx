import { IMPORT_OUTCOMES, type ImportReport } from '@lanting/contract'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

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
  return report.dryRun ? copy.isDry : copy.isDone
}

/** The result of every file, or of the dry run. */
export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const { counts, files, state, done, total } = report
  return (
    <div className="import-report" role="status">
      <h3>{headOf(report, transfer)}</h3>
      {state === 'running' && <progress className="progress" max={total || 1} value={done} />}
      {state === 'done' && total === 0 && <p>{transfer.nothing}</p>}
      <ul className="import-counts">
        {IMPORT_OUTCOMES.filter((name) => counts[name] > 0).map((name) => (
          <li key={name} className="chip" data-tone={TONES[name]}>
            {transfer.outcomes[name]} <b className="number">{counts[name]}</b>
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <div className="table-box import-files">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{transfer.file}</th>
                <th scope="col">{transfer.article}</th>
                <th scope="col">{transfer.outcome}</th>
                <th scope="col">{transfer.noteHead}</th>
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <tr key={file.path}>
                  <td className="quiet path-cell">{file.path}</td>
                  <td>
                    {file.article_id === null ? (
                      file.article_title
                    ) : (
                      <Link className="link" to={PATHS.editor} search={{ id: file.article_id }}>
                        {file.article_title}
                      </Link>
                    )}
                  </td>
                  <td>
                    <span className="chip" data-tone={TONES[file.outcome]}>
                      {transfer.outcomes[file.outcome]}
                    </span>
                  </td>
                  <td className="quiet">
                    {[
                      ...file.notes.map((note) => transfer.notes[note]),
                      ...(file.pictures > 0 ? [`${transfer.pictures} ${file.pictures}`] : []),
                      ...file.redirects,
                    ].join(copy.listSeparator)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
