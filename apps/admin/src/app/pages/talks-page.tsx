import { getRouteApi } from '@tanstack/react-router'
import { TalkList } from '../../features/talks/talk-list.tsx'

const route = getRouteApi('/frame/talks')

export const TalksPage = () => <TalkList search={route.useSearch()} />
