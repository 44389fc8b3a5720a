import { commandText } from './command-text.ts'
import { readConfig } from './config.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { openDatabase } from './database/open.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { generatePassword, hashPassword } from './features/accounts/passwords.ts'
import { createTellByMail } from './features/outbox/mail/tell-by-mail.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'
import { print } from './terminal.ts'

/** Lists the administrators; with a username, sets a one-time password. */
export const runOwnerCommand = async (username: string | undefined): Promise<void> => {
  const config = readConfig()
  const database = await openDatabase(config.database)
  try {
    await migrate(database, migrations, systemClock())
    const accounts = accountStore(database.queries)
    const administrators = await accounts.administrators()
    if (administrators.length === 0) {
      throw new StartupError(
        'There is no site yet: its first start makes it, with the account of its owner.',
      )
    }
    if (!username) {
      for (const { id, username: name, nick_name } of administrators) {
        print(`${id}\t${name}\t${nick_name}`)
      }
      print(`A one-time password for one of them: ${commandText('owner', '<username>')}`)
      return
    }
    const chosen = administrators.find(({ username: name }) => name === username)
    if (!chosen) throw new StartupError(`No administrator is called ${username}.`)
    const password = generatePassword()
    await accounts.setPassword(chosen.id, await hashPassword(password), {
      once: true,
      now: systemClock(),
      tellByMail: createTellByMail({ ...config, now: systemClock }),
    })
    print(`One-time password of ${username}: ${password}`)
    print('It works for one login, which asks for a new password. Every open session has ended.')
  } finally {
    await database.close()
  }
}
