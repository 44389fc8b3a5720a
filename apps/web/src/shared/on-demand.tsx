import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useCopy } from './language.ts'
import { showToast, TOAST_MS } from './messages/toasts.ts'

/** Removes failed style links, so that the next load requests them again. */
const askForStyle = (missing: HTMLLinkElement) =>
  new Promise<unknown>((resolve, reject) => {
    const link = missing.cloneNode() as HTMLLinkElement
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`No ${link.href}`)))
    missing.replaceWith(link)
  })

const missingStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  )

interface Source<Props> {
  /** Resolves after the load, successful or not. */
  ask(): Promise<void>
  part(): ComponentType<Props> | undefined
}

const sourceOf = <Props,>(load: () => Promise<ComponentType<Props>>): Source<Props> => {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  let hasFailed = false
  const fetchPart = async () => {
    if (hasFailed) await Promise.all(missingStyles().map(askForStyle))
    part = await load()
  }
  return {
    part: () => part,
    ask: () => {
      coming ??= fetchPart().catch((error) => {
        coming = undefined
        hasFailed = true
        console.info('Not loaded:', error)
      })
      return coming
    },
  }
}

interface Wish {
  /** Called after a failed load, which shows a toast. The caller closes and may retry. */
  readonly onMissing?: () => void
  readonly waiting?: ReactNode
}

interface Wanted<Props> extends Wish {
  readonly source: Source<Props>
  readonly props: Props
}

const Wanted = <Props extends object>({ source, props, onMissing, waiting }: Wanted<Props>) => {
  const { title, noAnswer } = useCopy().messages
  const [isHere, setHere] = useState(source.part() !== undefined)
  const settle = useEffectEvent(() => {
    if (source.part()) return setHere(true)
    showToast({ level: 'error', title: title.error, text: noAnswer, durationMs: TOAST_MS })
    onMissing?.()
  })
  useEffect(() => {
    let isLeft = false
    source.ask().then(() => isLeft || settle())
    return () => {
      isLeft = true
    }
  }, [source])
  const Part = source.part()
  return isHere && Part ? <Part {...props} /> : waiting
}

/**
 * A component that loads on demand. Unlike a lazy component it survives a failed load (no network,
 * or a newer release): the page stays, and the next use retries.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const source = sourceOf(load)
  const show = ({ onMissing, waiting, ...props }: Props & Wish) => (
    <Wanted {...{ source, onMissing, waiting }} props={props as unknown as Props} />
  )
  /** `ahead`: preload, because it is likely needed soon. */
  return Object.assign(show, { ahead: () => void source.ask() })
}
