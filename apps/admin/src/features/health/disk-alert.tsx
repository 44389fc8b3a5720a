import { useQuery } from '@tanstack/react-query'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { isDiskLow } from './disk.rules.ts'
import { healthQuery } from './health.queries.ts'

/** Warns while the disk of the server is nearly full. */
export const DiskAlert = () => {
  const copy = useCopy().admin.health
  const { data } = useQuery(healthQuery())
  if (!data || !isDiskLow(data.storage)) return null
  const { freeBytes, diskBytes } = data.storage
  return (
    <p className="sheet fault" role="alert">
      {copy.diskLow(sizeText(freeBytes), sizeText(diskBytes))}
    </p>
  )
}
