import { type BlockedWord, LENGTH } from '@lanting/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

const TONES = { pass: 'green', mask: 'amber', hold: 'amber', refuse: 'red' } as const

const SETTLED_AFTER_MS = 250

/** Tests a text with the rules of the server. */
export const BlocklistTester = ({ list }: { list: readonly BlockedWord[] | undefined }) => {
  const { blocklist } = useCopy().admin
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    // A changed list may change the result.
    queryKey: ['try-words', text, list],
    queryFn: () => api.testBlocklist({ body: { text } }, { quiet: true }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <section className="sheet form" aria-label={blocklist.tryTitle}>
      <h2>{blocklist.tryTitle}</h2>
      <TextAreaField
        label={blocklist.tryField}
        rows={3}
        maxLength={LENGTH.comment}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="blocklist-verdict" role="status">
        {text.trim() !== '' && data && (
          <>
            <span className="chip" data-tone={TONES[data.verdict]}>
              {blocklist.verdicts[data.verdict]}
            </span>
            {data.words.length > 0 && (
              <span className="quiet">{blocklist.because(data.words.join(' '))}</span>
            )}
            {data.verdict !== 'refuse' && (
              <p>
                <small className="quiet">{blocklist.seenAs}</small>
                <br />
                <span dir="auto">{data.text}</span>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
