import { says as aftermath } from '../aftermath/sayings.ts'
import { says as lockdown } from '../lockdown/sayings.ts'
import { says as nemesis } from '../nemesis/sayings.ts'
import { says as retaliation } from '../retaliation/sayings.ts'
import { says as theseus } from '../theseus/sayings.ts'

/** Imported by whoever wants words at once: all games have been loaded in both languages. */
for (const says of [aftermath, lockdown, nemesis, retaliation, theseus]) {
  await Promise.all([says.load('en'), says.load('fr')])
}
