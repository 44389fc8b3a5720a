import { DESK_LENGTH, type ListedWord, WORD_ACTS, type WordAct } from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { WORDS, wordsQuery } from './order.queries.ts'
import { VisitorHold } from './visitor-hold.tsx'
import { WordTry } from './word-try.tsx'

type SetWords = (words: readonly string[], act: WordAct | 'none') => Promise<boolean>

/** Changes words; the answer is the list as it is then. */
const useSetWords = (): SetWords => {
  const queries = useQueryClient()
  return async (words, act) => {
    try {
      const { list } = await api.updateWords({ body: { words: [...words], act } })
      queries.setQueryData(WORDS, list)
      return true
    } catch (error) {
      console.info('The list is fetched anew.', error)
      await queries.invalidateQueries({ queryKey: WORDS })
      return false
    }
  }
}

const wordsIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.trim().slice(0, DESK_LENGTH.listedWord))
      .filter(Boolean),
  ),
]

const AddWords = ({ setWords }: { setWords: SetWords }) => {
  const { wordList } = useCopy().admin
  const [text, setText] = useState('')
  const [act, setAct] = useState<WordAct>('mask')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = wordsIn(text)
    if (words.length > 0 && (await setWords(words, act))) setText('')
  }
  return (
    <form className="sheet form" aria-label={wordList.addTitle} onSubmit={submit}>
      <h2>{wordList.addTitle}</h2>
      <Field label={wordList.word} hint={wordList.addHint}>
        <textarea
          className="input"
          rows={4}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <fieldset className="word-acts">
        <legend>{wordList.act}</legend>
        {WORD_ACTS.map((name) => (
          <label key={name}>
            <input type="radio" name="act" checked={act === name} onChange={() => setAct(name)} />
            <b>{wordList.acts[name]}</b>
            <small className="quiet">{wordList.hints[name]}</small>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" disabled={wordsIn(text).length === 0}>
        {wordList.add}
      </button>
    </form>
  )
}

const TONES = { mask: undefined, hold: 'amber', refuse: 'red' } as const

const WordGroup = ({
  act,
  words,
  setWords,
}: {
  act: WordAct
  words: readonly ListedWord[]
  setWords: SetWords
}) => {
  const { wordList } = useCopy().admin
  return (
    <section className="sheet" aria-label={wordList.acts[act]}>
      <div className="sheet-head">
        <h2>{wordList.acts[act]}</h2>
        <small className="quiet">{wordList.count(words.length)}</small>
      </div>
      <p className="quiet">{words.length > 0 ? wordList.hints[act] : wordList.empty}</p>
      <ul className="word-chips">
        {words.map(({ word }) => (
          <li key={word} className="chip" data-tone={TONES[act]}>
            <span dir="auto">{word}</span>
            <select
              aria-label={wordList.actOf(word)}
              value={act}
              onChange={({ currentTarget }) => setWords([word], currentTarget.value as WordAct)}
            >
              {WORD_ACTS.map((name) => (
                <option key={name} value={name}>
                  {wordList.acts[name]}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={wordList.remove(word)}
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

/** The words that are not wanted, what each does, and a place to try it out. */
export const WordList = () => {
  const { wordList, table } = useCopy().admin
  const { data, isError, refetch } = useQuery(wordsQuery())
  const setWords = useSetWords()
  const [wanted, setWanted] = useState('')
  const shown = data?.filter(({ word }) => word.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <div className="screen-head">
        <h1>{wordList.title}</h1>
        <span className="quiet">{data && table.total(data.length)}</span>
      </div>
      <p className="quiet lead">{wordList.lead}</p>
      {isError && <FailedList onRetry={refetch} />}
      <div className="sheets">
        <div>
          <WordTry list={data} />
          <AddWords setWords={setWords} />
          <VisitorHold />
        </div>
        <div>
          <input
            className="input word-filter"
            type="search"
            aria-label={wordList.filter}
            placeholder={wordList.filter}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          {[...WORD_ACTS].reverse().map((act) => (
            <WordGroup
              key={act}
              act={act}
              words={shown?.filter((listed) => listed.act === act) ?? []}
              setWords={setWords}
            />
          ))}
        </div>
      </div>
    </>
  )
}
