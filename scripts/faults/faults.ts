import type { Fault } from './fault.ts'
import { COMMUNITY } from './list/community.ts'
import { CONTENT } from './list/content.ts'
import { RUNNING } from './list/running.ts'
import { SCREENS } from './list/screens.ts'
import { SOUND } from './list/sound.ts'

export const FAULTS: readonly Fault[] = [...CONTENT, ...COMMUNITY, ...SOUND, ...RUNNING, ...SCREENS]
