import { SeriesList } from '../../features/series/series-list.tsx'

export const SeriesPage = () => <SeriesList />
