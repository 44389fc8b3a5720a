/** Runs calls that show their own failures. Resolves to whether they succeeded. */
export const attempt = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    console.info('Own music:', error)
    return false
  }
}
