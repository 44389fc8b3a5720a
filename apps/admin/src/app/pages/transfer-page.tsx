import { ExportSection } from '../../features/transfer/export-section.tsx'
import { ImportSection } from '../../features/transfer/import-section.tsx'
import { useCopy } from '../../shared/language.ts'

export const TransferPage = () => {
  const { transfer } = useCopy().admin
  return (
    <>
      <div className="screen-head">
        <h1>{transfer.title}</h1>
      </div>
      <ImportSection />
      <ExportSection />
    </>
  )
}
