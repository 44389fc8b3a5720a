import {
  ADMIN_LENGTH,
  BLOCKLIST_ACTIONS,
  type BlockedWord,
  type BlocklistAction,
} from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'
import { BlocklistTester } from './blocklist-tester.tsx'
import { HoldVisitors } from './hold-visitors.tsx'
import { BLOCKLIST, blocklistQuery } from './moderation.queries.ts'

type SetBlockedWords = (
  words: readonly string[],
  action: BlocklistAction | 'none',
) => Promise<boolean>

/** Changes words. The response is the new list. */
const useSetBlockedWords = (): SetBlockedWords => {
  const queries = useQueryClient()
  return async (words, action) => {
    try {
      const { list } = await api.updateBlocklist({ body: { words: [...words], action } })
      queries.setQueryData(BLOCKLIST, list)
      return true
    } catch (error) {
      console.info('The list is fetched anew.', error)
      await queries.invalidateQueries({ queryKey: BLOCKLIST })
      return false
    }
  }
}

const wordsIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.trim().slice(0, ADMIN_LENGTH.blockedWord))
      .filter(Boolean),
  ),
]

const AddBlockedWords = ({ setWords }: { setWords: SetBlockedWords }) => {
  const { blocklist } = useCopy().admin
  const [text, setText] = useState('')
  const [action, setAct] = useState<BlocklistAction>('mask')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = wordsIn(text)
    if (words.length > 0 && (await setWords(words, action))) setText('')
  }
  return (
    <form className="sheet form" aria-label={blocklist.addTitle} onSubmit={submit}>
      <h2>{blocklist.addTitle}</h2>
      <TextAreaField
        label={blocklist.word}
        hint={blocklist.addHint}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <fieldset className="blocklist-actions">
        <legend>{blocklist.action}</legend>
        {BLOCKLIST_ACTIONS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="action"
              checked={action === name}
              onChange={() => setAct(name)}
            />
            <b>{blocklist.actions[name]}</b>
            <small className="quiet">{blocklist.hints[name]}</small>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" disabled={wordsIn(text).length === 0}>
        {blocklist.add}
      </button>
    </form>
  )
}

const TONES = { mask: undefined, hold: 'amber', refuse: 'red' } as const

const WordGroup = ({
  action,
  words,
  setWords,
}: {
  action: BlocklistAction
  words: readonly BlockedWord[]
  setWords: SetBlockedWords
}) => {
  const { blocklist } = useCopy().admin
  return (
    <section className="sheet" aria-label={blocklist.actions[action]}>
      <div className="sheet-head">
        <h2>{blocklist.actions[action]}</h2>
        <small className="quiet">{blocklist.count(words.length)}</small>
      </div>
      <p className="quiet">{words.length > 0 ? blocklist.hints[action] : blocklist.empty}</p>
      <ul className="blocklist-words">
        {words.map(({ word }) => (
          <li key={word} className="chip" data-tone={TONES[action]}>
            <span dir="auto">{word}</span>
            <select
              aria-label={blocklist.actionOf(word)}
              value={action}
              onChange={({ currentTarget }) =>
                setWords([word], currentTarget.value as BlocklistAction)
              }
            >
              {BLOCKLIST_ACTIONS.map((name) => (
                <option key={name} value={name}>
                  {blocklist.actions[name]}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={blocklist.remove(word)}
              onClick={() => setWords([word], 'none')}
            >
              <IconX aria-hidden size={14} stroke={2} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The blocked words by action, with a tester. */
export const Blocklist = () => {
  const { blocklist, table } = useCopy().admin
  const { data, isError, refetch } = useQuery(blocklistQuery())
  const setWords = useSetBlockedWords()
  const [wanted, setWanted] = useState('')
  const shown = data?.filter(({ word }) => word.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <div className="screen-head">
        <h1>{blocklist.title}</h1>
        <span className="quiet">{data && table.total(data.length)}</span>
      </div>
      <p className="quiet lead">{blocklist.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      <div className="sheets">
        <div>
          <BlocklistTester list={data} />
          <AddBlockedWords setWords={setWords} />
          <HoldVisitors />
        </div>
        <div>
          <input
            className="input blocklist-filter"
            type="search"
            aria-label={blocklist.filter}
            placeholder={blocklist.filter}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          {!data && !isError && <LoadingList shape="rows" />}
          {shown &&
            [...BLOCKLIST_ACTIONS]
              .reverse()
              .map((action) => (
                <WordGroup
                  key={action}
                  action={action}
                  words={shown.filter((listed) => listed.action === action)}
                  setWords={setWords}
                />
              ))}
        </div>
      </div>
    </>
  )
}
