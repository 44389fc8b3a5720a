import addresses from 'virtual:contract-addresses'
import { useMutation } from '@tanstack/react-query'
import { failureText } from '../../shared/api.ts'
import { download } from '../../shared/download.ts'
import { useCopy } from '../../shared/language.ts'

const fileName = () => `lanting-${new Date().toISOString().slice(0, 10)}.zip`

export const ExportSection = () => {
  const copy = useCopy()
  const { transfer } = copy.admin
  const running = useMutation({
    mutationFn: () => download(addresses.exportMarkdown.path, fileName()),
  })
  return (
    <section className="sheet form" aria-label={transfer.exportTitle}>
      <h2>{transfer.exportTitle}</h2>
      <p className="quiet">{transfer.exportLead}</p>
      <p>
        <button
          type="button"
          className="button"
          aria-busy={running.isPending}
          onClick={() => running.mutate()}
        >
          {running.isPending ? transfer.exporting : transfer.export}
        </button>
      </p>
      <p className="fault" role="alert">
        {running.isError ? failureText(running.error, copy) : ''}
      </p>
    </section>
  )
}
