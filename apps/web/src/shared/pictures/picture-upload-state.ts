export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  | { readonly status: 'sending'; readonly percent: number }
  /** All is sent, and the server is at work. */
  | { readonly status: 'finishing' }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly reason: string }

export type UploadEvent =
  | { readonly type: 'chosen' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done' }
  | { readonly type: 'givenUp' }
  | { readonly type: 'failed'; readonly reason: string }

export const NO_UPLOAD: UploadState = { status: 'idle' }

export const isBusy = ({ status }: Pick<UploadState, 'status'>): boolean =>
  status === 'preparing' || status === 'sending' || status === 'finishing'

const afterProgress = (share: number): UploadState =>
  share < 1 ? { status: 'sending', percent: Math.floor(share * 100) } : { status: 'finishing' }

/** Ignores progress after the end of an upload. */
export const afterUploadEvent = (state: UploadState, event: UploadEvent): UploadState => {
  switch (event.type) {
    case 'chosen':
      return { status: 'preparing' }
    case 'progress':
      return isBusy(state) ? afterProgress(event.share) : state
    case 'done':
      return { status: 'done' }
    case 'givenUp':
      return NO_UPLOAD
    case 'failed':
      return { status: 'failed', reason: event.reason }
  }
}
