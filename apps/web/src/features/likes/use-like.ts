import type { LikeTarget } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '../../shared/api/api.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'

const isLikedQuery = (api: Api, target: LikeTarget, userId: number | undefined) => ({
  queryKey: ['likes', target.type, target.for_id, userId ?? 'visitor'],
  queryFn: () => api.getIsLike({ body: target }, { quiet: true }),
})

interface Options {
  /** Changes the count that the page shows. */
  readonly onCount: (change: 1 | -1) => void
  /** Called when the server confirms. */
  readonly onDone: (isLiked: boolean) => void
  /** Whether it is liked, if the list says so. Skips the request. */
  readonly known?: boolean
}

/** An optimistic like, reverted when the server rejects it. */
export const useLike = (target: LikeTarget, { onCount, onDone, known }: Options) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useUserState((state) => state.userInfo?.id)
  const query = isLikedQuery(api, target, userId)
  const { data } = useQuery({ ...query, enabled: known === undefined })
  const isLiked = data ?? known ?? false
  // A refetched list overrides the local state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another word of the list counts.
  useEffect(() => {
    if (known !== undefined) queryClient.setQueryData(query.queryKey, known)
  }, [known, userId])

  const show = (liked: boolean) => {
    queryClient.setQueryData(query.queryKey, liked)
    onCount(liked ? 1 : -1)
  }
  const { mutate } = useSingleMutation({
    mutationFn: (liked: boolean) =>
      liked ? api.addLike({ body: target }) : api.cancelLike({ body: target }),
    onMutate: async (liked) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      show(liked)
    },
    onError: (_, liked) => show(!liked),
    onSuccess: (_, liked) => onDone(liked),
  })
  /** A second click before the answer is ignored, so that the answers arrive in order. */
  return { isLiked, toggle: () => mutate(!isLiked) }
}
