import { useCopy } from '../../shared/language.ts'

/** Text rows in each skeleton paragraph. */
const PARAGRAPHS = [8, 3, 5]

const countTo = (number: number) => Array.from({ length: number }, (_, place) => place)

/** Shown while a page loads slowly. */
export const PageSkeleton = () => {
  const { shell } = useCopy()
  return (
    <>
      <div className="banner page-banner skeleton" />
      <div className="reading-column">
        <p className="for-screen-readers" role="status">
          {shell.loading}
        </p>
        {PARAGRAPHS.map((rows) => (
          <div key={rows} className="text-skeleton" aria-hidden="true">
            {countTo(rows).map((row) => (
              <i key={row} className="skeleton" />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
