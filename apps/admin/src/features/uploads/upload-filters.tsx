import { PICTURE_PLACES } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChoiceFilter, Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { uploadMonthsQuery } from '../../shared/pictures/upload-months.query.ts'
import { readUploadSearch, type UploadSearch } from './upload-search.ts'

const UNUSED = 'unused'

/** By words or address, by month, and by place. */
export const UploadFilters = ({ search }: { search: UploadSearch }) => {
  const { uploads } = useCopy().admin
  const { data: months = [] } = useQuery(uploadMonthsQuery())
  const navigate = useNavigate()
  const go = (next: object) => navigate({ to: PATHS.uploads, search: next as never })
  const { text, month, place, user, unused } = search
  const isNarrowed = text ?? month ?? place ?? user ?? unused
  const places = PICTURE_PLACES.map((name) => [name, uploads.places[name]] as const)
  return (
    <Filters
      shown={search}
      onSubmit={(form) =>
        go(readUploadSearch({ ...form, user, unused: form.place === UNUSED ? true : undefined }))
      }
      onReset={isNarrowed !== undefined && (() => go({}))}
    >
      <TextFilter name="text" label={uploads.search} value={text} className="wide-filter" />
      <ChoiceFilter
        name="month"
        label={uploads.month}
        any={`${uploads.month}: ${uploads.all}`}
        value={month}
        choices={months.map(({ month: name, files }) => [name, `${name} (${files})`])}
      />
      <ChoiceFilter
        name="place"
        label={uploads.place}
        any={`${uploads.place}: ${uploads.all}`}
        value={unused ? UNUSED : place}
        choices={[[UNUSED, uploads.nowhere], ...places]}
      />
    </Filters>
  )
}
