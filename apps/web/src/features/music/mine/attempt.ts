/** Runs calls that show their own failures. Resolves to whether they succeeded. */
export const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    console.info('The call failed.', error)
    return false
  }
}
