import { vBeginPasskeyResponse, vBeginSecondFactorResponse, vFinishPasskeyResponse } from '@sarraf/api-client/contract';
import { SITE, softwarePasskey, type Site, type SoftwarePasskey } from './passkey.ts';
import { read, type Actor, type CallOptions, type Reply, type TestServer } from './test-server.ts';

/** Environment of a sandbox that requires the second factor. */
export const WITH_SECOND_FACTOR = { ADMIN_SECOND_FACTOR: 'required' };

/** Calls a path below /admin/second-factor as a page of the site does. */
export const secondFactorCall = (
  server: Pick<TestServer, 'call'>,
  who: Pick<Actor, 'token'>,
  path: string,
  body: CallOptions['body'] = {},
  site: Site = SITE,
): Promise<Reply> =>
  server.call('POST', `/admin/second-factor${path}`, { token: who.token, body, headers: { origin: site.origin } });

/** Challenge for a new passkey. */
export const challengeToEnrol = async (server: Pick<TestServer, 'call'>, who: Pick<Actor, 'token'>): Promise<string> =>
  read(vBeginPasskeyResponse, await secondFactorCall(server, who, '/passkeys/begin')).data.challenge;

/** Challenge for a passkey that is enrolled. */
export const challengeToProve = async (server: Pick<TestServer, 'call'>, who: Pick<Actor, 'token'>): Promise<string> =>
  read(vBeginSecondFactorResponse, await secondFactorCall(server, who, '/begin')).data.challenge;

/** Enrols a passkey; returns it with the recovery codes, which only the first one has. */
export async function enrol(
  server: Pick<TestServer, 'call'>,
  who: Pick<Actor, 'token'>,
  passkey: SoftwarePasskey = softwarePasskey(),
) {
  const credential = passkey.create(await challengeToEnrol(server, who));
  const reply = await secondFactorCall(server, who, '/passkeys', { credential, name: 'Work laptop' });
  const { data, recoveryCodes } = read(vFinishPasskeyResponse, reply);
  return { passkey, data, recoveryCodes: recoveryCodes ?? [] };
}

/** Proves the second factor with a passkey. */
export const prove = async (
  server: Pick<TestServer, 'call'>,
  who: Pick<Actor, 'token'>,
  passkey: SoftwarePasskey,
): Promise<Reply> =>
  secondFactorCall(server, who, '/finish', { credential: passkey.get(await challengeToProve(server, who)) });
