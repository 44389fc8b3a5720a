import type { ArticleReactions, Reaction } from '@lanting/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { afterReaction } from './after-reaction.ts'

const reactionsQuery = (api: Api, articleId: number, userId: number | undefined) =>
  queryOptions({
    queryKey: ['reactions', articleId, userId ?? 'visitor'],
    queryFn: (): Promise<ArticleReactions> =>
      api.getReactions({ body: { id: articleId } }, { quiet: true }),
  })

const useReactionsQuery = (articleId: number) => {
  const userId = useUserState((state) => state.userInfo?.id)
  return reactionsQuery(useApi(), articleId, userId)
}

export const useReactions = (articleId: number): ArticleReactions | undefined =>
  useQuery(useReactionsQuery(articleId)).data

/** An optimistic reaction, reverted when the server rejects it. */
export const useReaction = (articleId: number, reaction: Reaction) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = useReactionsQuery(articleId)
  const show = (isOwn: boolean) =>
    queryClient.setQueryData(queryKey, (shown) => shown && afterReaction(shown, reaction, isOwn))
  const { mutate } = useSingleMutation({
    mutationFn: (isOwn: boolean) => {
      const body = { for_id: articleId, reaction }
      return isOwn ? api.addReaction({ body }) : api.cancelReaction({ body })
    },
    onMutate: async (isOwn) => {
      await queryClient.cancelQueries({ queryKey })
      show(isOwn)
    },
    onError: (_, isOwn) => show(!isOwn),
  })
  return mutate
}
