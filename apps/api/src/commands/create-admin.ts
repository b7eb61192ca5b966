import { isPkrMobile, toE164 } from '@sarraf/domain';
import { migrate } from '../db/migrate.ts';
import { makeAdmin } from '../people/users.ts';
import { runCommand, say, withDatabase, WrongUsage } from './lib/run-command.ts';

await runCommand({
  name: 'create-admin',
  args: '<mobile> [name]',
  about: [
    'Creates an administrator, or makes an existing user one.',
    'The mobile number is written like +923001234567. In production the administrator enrols a passkey at the next sign-in.',
  ],
  fails: 'the administrator was not created',
  run: ({ args: [mobile = '', ...name] }, config) => {
    if (mobile === '') throw new WrongUsage('The mobile number is missing.');
    if (!isPkrMobile(mobile)) throw new WrongUsage(`${mobile} is not a mobile number like +923001234567.`);
    return withDatabase(config, async ({ db }) => {
      await migrate(db);
      const user = await makeAdmin(db, toE164(mobile), new Date(), name.join(' ') || undefined);
      say(`${user.mobile} (${user.name ?? ''}) is an administrator.`);
    });
  },
});
