import { createSingleFlight } from '@lanting/browser'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A mutation that runs once at a time. Unlike `isPending`, this also holds for two clicks within
 * one frame, before React renders.
 */
export const useSingleMutation = <Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) => {
  const mutation = useMutation(options)
  const [single] = useState(createSingleFlight<Data>)
  const mutateAsync = (variables: Variables) => single(() => mutation.mutateAsync(variables))
  const mutate = (variables: Variables): void => {
    // The failure is in `error`.
    mutateAsync(variables).catch(() => undefined)
  }
  return { ...mutation, mutateAsync, mutate }
}
