import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { DeleteAccount } from './delete-account.tsx'
import { saveFile } from './save-file.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Exports the user's data, or deletes the account. */
export const DataTab = () => {
  const copy = useFormCopy().userCenter.data
  const api = useApi()
  const exporting = useSingleMutation({
    mutationFn: async () => {
      const data = await api.exportOwnData()
      saveFile(`lanting-${today()}.json`, 'application/json', JSON.stringify(data, null, 2))
    },
  })
  return (
    <>
      <section className="data-section">
        <h2>{copy.exportTitle}</h2>
        <p>{copy.exportText}</p>
        <button
          type="button"
          className="button ghost"
          aria-busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {copy.export}
        </button>
      </section>
      <DeleteAccount />
    </>
  )
}
