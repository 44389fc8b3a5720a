import { browserSend } from '@lanting/browser'
import { zhCN } from '@lanting/copy/zh-CN'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../app/query-client.ts'
import { createApi } from '../shared/api/api.ts'
import { ToastRegion } from '../shared/messages/toast-region.tsx'
import { PictureField } from '../shared/pictures/picture-field.tsx'
import { SiteContextContext } from '../shared/router/router-context.ts'
import '../app/site.css'

/** The field in all its variants, with its status. */
const Page = () => {
  const [url, setUrl] = useState('')
  const [status, setStatus] = useState('')
  return (
    <main className="reading-column">
      <h1>Picture field</h1>
      <div className="card">
        <PictureField
          label="Avatar"
          shape="round"
          value={url}
          onChange={setUrl}
          onStatus={setStatus}
        />
        <output>{`${status} ${url}`}</output>
      </div>
      <div className="card">
        <PictureField label="Background" shape="wide" value={url} onChange={setUrl} removable />
      </div>
      <ToastRegion />
    </main>
  )
}

const token = new URLSearchParams(location.search).get('token') ?? ''

const api = createApi(
  browserSend({
    language: () => 'zh-CN',
    token: () => token,
    announce: ({ status }) => console.error(`announced ${status}`),
    onRefused: async () => {
      document.title = 'expired'
      return false
    },
  }),
)

const context = {
  api,
  queryClient: createQueryClient(),
  copy: zhCN,
  language: 'zh-CN',
  origin: location.origin,
  renderedAtMs: Date.now(),
} as const

const place = document.getElementById('page')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <SiteContextContext value={context}>
        <Page />
      </SiteContextContext>
    </StrictMode>,
  )
}
