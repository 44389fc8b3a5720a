import { LANGUAGES } from '@lanting/contract'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './app/router.ts'
import { createApi } from './shared/api/api.ts'
import { browserSend } from './shared/api/browser-send.ts'
import { loadCopy } from './shared/language.ts'

const { lang } = document.documentElement
const language = LANGUAGES.find((known) => known === lang) ?? 'zh-CN'

const api = createApi(browserSend({ language: () => language, token: () => undefined }))
const router = createSiteRouter({
  api,
  language,
  copy: await loadCopy(language),
  origin: location.origin,
})

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
