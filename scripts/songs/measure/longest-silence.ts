/** Below this level, after music of -16 LUFS, a listener notices the silence. */
const SILENCE_DBFS = -50
const FRAMES_PER_SECOND = 50

/** Returns the longest silence on all channels, in seconds. */
export const longestSilence = (channels: readonly Float32Array[], rate: number): number => {
  const frame = Math.round(rate / FRAMES_PER_SECOND)
  const floor = 10 ** (SILENCE_DBFS / 10)
  const frames = Math.floor((channels[0]?.length ?? 0) / frame)
  let [longest, current] = [0, 0]
  for (let index = 0; index < frames; index++) {
    const isSilent = channels.every((channel) => {
      let power = 0
      const end = (index + 1) * frame
      for (let place = index * frame; place < end; place++) power += (channel[place] ?? 0) ** 2
      return power / frame < floor
    })
    current = isSilent ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest / FRAMES_PER_SECOND
}
