import { useCopy } from '../../shared/language.ts'

const SETTING = 'PUBLIC_URL=https://blog.example.org'

/** The address of the site, and how to change it: a proxy and a setting decide about it. */
export const AddressSheet = ({ url }: { url: string }) => {
  const copy = useCopy().admin.health.address
  const isReady = url.startsWith('https:')
  return (
    <section id="address" className="sheet address-sheet" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p>
        <code>{url}</code>{' '}
        <span className="chip" data-tone={isReady ? 'green' : 'amber'}>
          {isReady ? copy.ready : copy.notYet}
        </span>
      </p>
      {!isReady && (
        <>
          <ol>
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <pre>{SETTING}</pre>
        </>
      )}
      <p className="quiet">{isReady ? copy.readyHint : copy.guide}</p>
    </section>
  )
}
