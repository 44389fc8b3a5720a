import { FIRST_STEPS, type FirstStep, type FirstSteps as Steps } from '@lanting/contract'
import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useAction } from '../../shared/use-action.ts'

interface Place {
  readonly to: (typeof PATHS)['settings' | 'profile' | 'editor' | 'music' | 'backups' | 'health']
  /** The part of the screen to scroll to. */
  readonly hash?: string
}

const PLACES: Readonly<Record<FirstStep, Place>> = {
  identity: { to: PATHS.settings },
  password: { to: PATHS.profile },
  timeZone: { to: PATHS.settings, hash: 'behaviour' },
  article: { to: PATHS.editor },
  songs: { to: PATHS.music },
  backup: { to: PATHS.backups },
  address: { to: PATHS.health },
  demo: { to: PATHS.settings, hash: 'demo' },
}

const KEY = ['firstSteps']

/** The zone of the browser is right without anybody having chosen it. */
const isDone = (step: FirstStep, { done, time_zone }: Steps) =>
  done.includes(step) ||
  (step === 'timeZone' && Intl.DateTimeFormat().resolvedOptions().timeZone === time_zone)

const Step = ({ step, isTicked }: { step: FirstStep; isTicked: boolean }) => {
  const copy = useCopy().admin.firstSteps
  const { title, text } = copy.steps[step]
  return (
    <li data-done={isTicked}>
      <Link {...PLACES[step]}>
        <i>{isTicked && <IconCheck aria-hidden size={14} stroke={2.4} />}</i>
        <span>
          <b>{title}</b>
          {!isTicked && <small>{text}</small>}
          {isTicked && <span className="for-screen-readers">{copy.done}</span>}
        </span>
        <IconChevronRight aria-hidden size={16} stroke={1.6} />
      </Link>
    </li>
  )
}

/** The checklist of a new owner. It ticks itself off, and goes when all is done or it is dismissed. */
export const FirstSteps = () => {
  const copy = useCopy().admin.firstSteps
  const action = useAction(KEY)
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => api.getFirstSteps(undefined, { quiet: true }),
  })
  if (!data || data.isDismissed) return null
  const ticked = FIRST_STEPS.filter((step) => isDone(step, data))
  if (ticked.length === FIRST_STEPS.length) return null
  const dismiss = () =>
    action(() => api.updateConfig({ body: { first_steps_dismissed: true } }), copy.dismissed)
  return (
    <section className="sheet first-steps" aria-label={copy.title}>
      <div className="sheet-head">
        <h2>{copy.title}</h2>
        <span className="quiet">{copy.progress(ticked.length, FIRST_STEPS.length)}</span>
        <div className="actions">
          <button
            type="button"
            className="icon-button"
            aria-label={copy.dismiss}
            title={copy.dismiss}
            onClick={dismiss}
          >
            <IconX aria-hidden size={18} stroke={1.6} />
          </button>
        </div>
      </div>
      <progress aria-label={copy.title} max={FIRST_STEPS.length} value={ticked.length} />
      <ol>
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isTicked={ticked.includes(step)} />
        ))}
      </ol>
      <p className="quiet">
        {copy.moving}{' '}
        <Link className="link" to={PATHS.transfer}>
          {copy.toImport}
        </Link>
      </p>
    </section>
  )
}
