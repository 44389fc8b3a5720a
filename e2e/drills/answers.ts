/** An answer that a person got, of any kind. */
interface Answer {
  readonly status: number
  readonly text: string
  readonly type: string
}

const CLEAR_STATUSES = [200, 429, 503]

/** Collects answers, and finds those that are not a clear word: neither a success nor a sentence. */
export const createAnswers = () => {
  const unclear: Answer[] = []
  const refused: Record<number, number> = {}

  const isClear = ({ status, text, type }: Answer) => {
    if (!CLEAR_STATUSES.includes(status)) return false
    if (status === 200) return true
    if (/nginx|ECONN|terminated|at .*\.js:\d/.test(text)) return false
    if (!type.includes('json')) return text.includes('</p>')
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    return typeof code === 'string' && typeof message === 'string' && message.length > 0
  }

  const keep = (answer: Answer) => {
    const { status } = answer
    if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
    if (!isClear(answer)) unclear.push({ ...answer, text: answer.text.slice(0, 200) })
    return answer
  }

  return {
    /** Asks through the proxy; a lost connection is an unclear answer. */
    ask: async (url: string, options: RequestInit = {}): Promise<Answer> => {
      try {
        const response = await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) })
        const type = response.headers.get('content-type') ?? ''
        return keep({ status: response.status, text: await response.text(), type })
      } catch (error) {
        return keep({ status: 0, text: String(error), type: '' })
      }
    },
    unclear,
    /** The number of answers by status, without successes. */
    refused,
  }
}

export type Answers = ReturnType<typeof createAnswers>

export const jsonOf = <T>({ text }: Answer) => (JSON.parse(text) as { result: T }).result

export const sending = (
  method: string,
  token: string,
  body: object | undefined,
  from: string,
): RequestInit => ({
  method,
  headers: {
    authorization: token,
    'x-forwarded-for': from,
    ...(body && { 'content-type': 'application/json' }),
  },
  body: body && JSON.stringify(body),
})

/** Repeats work at an interval until it is stopped. The next begins after the last has ended. */
export const repeat = (intervalMs: number, work: () => Promise<unknown>) => {
  let isStopped = false
  let wake = () => {}
  const running = (async () => {
    while (!isStopped) {
      await work()
      if (isStopped) return
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, intervalMs)
      })
    }
  })()
  return async () => {
    isStopped = true
    wake()
    await running
  }
}
