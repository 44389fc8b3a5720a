import type { LikeTarget } from '@lanting/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'

export const isLikedQuery = (api: Api, target: LikeTarget, userId: number | undefined) => ({
  queryKey: ['likes', target.type, target.for_id, userId ?? 'visitor'],
  queryFn: () => api.getIsLike({ body: target }, { quiet: true }),
})

interface Options {
  /** Adds to the number that the page shows. */
  readonly onCount: (change: 1 | -1) => void
  /** Called when the server has agreed. */
  readonly onDone: (isLiked: boolean) => void
  /** Whether it is liked, where a list has said so already. */
  readonly known?: boolean
}

/** A like that shows at once, and is taken back when the server does not agree. */
export const useLike = (target: LikeTarget, { onCount, onDone, known }: Options) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useUserState((state) => state.userInfo?.id)
  const query = isLikedQuery(api, target, userId)
  const { data: isLiked = false } = useQuery({ ...query, initialData: known })

  const show = (liked: boolean) => {
    queryClient.setQueryData(query.queryKey, liked)
    onCount(liked ? 1 : -1)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (liked: boolean) =>
      liked ? api.addLike({ body: target }) : api.cancelLike({ body: target }),
    onMutate: async (liked) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      show(liked)
    },
    onError: (_, liked) => show(!liked),
    onSuccess: (_, liked) => onDone(liked),
  })
  /** A second press waits for the first: otherwise the answers could arrive the other way round. */
  const toggle = () => {
    if (!isPending) mutate(!isLiked)
  }
  return { isLiked, toggle }
}
