import { useEffect, useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { BannerFrame } from '../banner/banner-frame.tsx'

const SECONDS = 5

/** Two links, and a redirect to home with a countdown that can be stopped. */
export const NotFoundPage = () => {
  const { notFound } = useCopy()
  const router = useRouter()
  const [seconds, setSeconds] = useState<number | 'stopped'>(SECONDS)

  useEffect(() => {
    if (seconds === 'stopped') return
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else void router.navigate(PATHS.home)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [seconds, router])

  return (
    <div className="not-found">
      <BannerFrame routeName="NotFound" className="not-found-picture">
        <div className="banner-text">
          <h1>{notFound.title}</h1>
          <p>
            {notFound.text}
            {seconds !== 'stopped' && (
              <span className="js-only">
                <span aria-live="off">{notFound.leaving(seconds)}</span>
                <button type="button" className="link" onClick={() => setSeconds('stopped')}>
                  {notFound.stay}
                </button>
              </span>
            )}
          </p>
          <div className="not-found-links">
            <button type="button" className="button ghost js-only" onClick={() => router.back()}>
              {notFound.back}
            </button>
            <a href={PATHS.home} className="button">
              {notFound.home}
            </a>
          </div>
        </div>
      </BannerFrame>
    </div>
  )
}
