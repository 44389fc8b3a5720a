import { WordList } from '../../features/order/word-list.tsx'

export const WordsPage = () => <WordList />
