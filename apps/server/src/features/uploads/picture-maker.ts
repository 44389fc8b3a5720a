import type { ChildProcess } from 'node:child_process'
import type { Painting } from '@lanting/painting'
import type { OgImageJob } from './make-og-image.ts'
import type { MadePicture, PictureFailure } from './make-picture.ts'
import { type NoAnswer, sendJob, startProcess, stop } from './picture-child.ts'
import type { PictureJob } from './picture-process.ts'
import { createPictureQueue, type PictureLane } from './picture-queue.ts'

/** The owner of the job, and a signal that fires when nobody waits for it any more. */
export interface JobOwner {
  readonly lane: PictureLane
  readonly signal?: AbortSignal
}

export interface PictureMaker {
  /** Returns the picture made of the file at a path, or why there is none. */
  make(path: string, owner: JobOwner): Promise<MadePicture | PictureFailure>
  /** Returns a JPEG file, or why there is none. */
  makeOgImage(job: OgImageJob, owner: JobOwner): Promise<Uint8Array | PictureFailure>
  /** Returns an AVIF file, or why there is none. */
  paint(painting: Painting, owner: JobOwner): Promise<Uint8Array | PictureFailure>
  close(): void
}

const PROCESSES = 2
/** Four times as long as the processor works for the largest allowed pictures. */
const TIMEOUT_MS = 20_000
/** The pictures of users that may wait: a dozen users with the maximum of simultaneous uploads. */
const WAITING_MAX = 100
/** Beyond that, one picture of each user who has none waiting. */
const WAITING_MAX_TOTAL = 1_000
/** An idle process ends to free its memory, and so does a process that has grown. */
const IDLE_MS = 20_000
const GROWN_BYTES = 200 * 1_048_576

const FAILURE_OF: Record<NoAnswer, PictureFailure> = {
  ended: 'notAPicture',
  tooSlow: 'pictureTooSlow',
  gone: 'fileMissing',
}

/** Called when a process failed, ended without an answer, or was stopped after the time limit. */
export type OnCrash = (reason: Exclude<NoAnswer, 'gone'>, error?: unknown) => void

interface Options {
  readonly onCrash: OnCrash
  readonly timeoutMs?: number
  readonly maxWaiting?: number
  readonly maxTotal?: number
}

/** Makes pictures in at most two child processes, which start with the first picture. */
export const createPictureMaker = ({
  onCrash,
  timeoutMs = TIMEOUT_MS,
  maxWaiting = WAITING_MAX,
  maxTotal = WAITING_MAX_TOTAL,
}: Options): PictureMaker => {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const queue = createPictureQueue({ maxUserJobs: maxWaiting, maxTotal })
  let busy = 0
  let isClosed = false

  const removeIdle = (child: ChildProcess) => {
    clearTimeout(idle.get(child))
    idle.delete(child)
  }

  const end = (child: ChildProcess) => {
    removeIdle(child)
    if (child.connected) child.disconnect()
  }

  /** An idle process does not keep the server alive. */
  const rest = (child: ChildProcess) => {
    child.unref()
    child.channel?.unref()
    idle.set(child, setTimeout(end, IDLE_MS, child).unref())
  }

  const start = () =>
    startProcess()
      // Handles the error even if nobody waits: an unhandled error would end the server.
      .on('error', (error) => onCrash('ended', error))
      .on('exit', function (this: ChildProcess) {
        removeIdle(this)
      })

  const wake = () => {
    const [child] = idle.keys()
    if (!child) return start()
    removeIdle(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  const work = async <M>(job: PictureJob, signal?: AbortSignal): Promise<M | PictureFailure> => {
    const child = wake()
    const answer = await sendJob<M>(child, job, { timeoutMs, signal }).catch(async (error) => {
      await stop(child)
      throw error
    })
    if (typeof answer === 'string') {
      if (answer !== 'gone') onCrash(answer)
      await stop(child)
      return FAILURE_OF[answer]
    }
    if (isClosed || answer.residentBytes > GROWN_BYTES) await stop(child)
    else rest(child)
    return answer.made
  }

  const runInTurn = async <M>(job: PictureJob, { lane, signal }: JobOwner) => {
    if (busy < PROCESSES) busy += 1
    else {
      const outcome = await queue.enter(lane, signal)
      if (outcome === 'full') return 'picturesBusy'
      if (outcome === 'gone') return 'fileMissing'
    }
    try {
      return signal?.aborted ? 'fileMissing' : await work<M>(job, signal)
    } finally {
      if (!queue.next()) busy -= 1
    }
  }

  return {
    make: (path, owner) => runInTurn<MadePicture>({ path }, owner),
    makeOgImage: (ogImage, owner) => runInTurn<Uint8Array>({ ogImage }, owner),
    paint: (painting, owner) => runInTurn<Uint8Array>({ painting }, owner),
    close: () => {
      isClosed = true
      for (const child of idle.keys()) end(child)
    },
  }
}
