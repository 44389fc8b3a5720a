import { BackupsScreen } from '../../features/backups/backups-screen.tsx'
import { useCopy } from '../../shared/language.ts'
import { useIsOwner } from '../../shared/owner.ts'

export const BackupsPage = () => {
  const copy = useCopy().admin.backups
  if (useIsOwner()) return <BackupsScreen />
  return (
    <>
      <div className="screen-head">
        <h1>{copy.title}</h1>
      </div>
      <p className="quiet lead">{copy.ownersOnly}</p>
    </>
  )
}
