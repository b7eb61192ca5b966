import {
  vCheckLoginResponse,
  vGetSecondFactorResponse,
  vGetUsersResponse,
  vRenewRecoveryCodesResponse,
  vEnterRecoveryCodeResponse,
  vVerifyOtpResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { makeAdmin } from '../people/users.ts';
import { openSession } from '../people/sessions.ts';
import { SITE, softwarePasskey } from '../testing/passkey.ts';
import {
  challengeToEnrol,
  challengeToProve,
  enrol,
  prove,
  secondFactorCall,
  WITH_SECOND_FACTOR,
} from '../testing/second-factor.ts';
import { openOrder } from '../testing/selling.ts';
import { relyingParty } from './relying-party.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer(WITH_SECOND_FACTOR, {}, MANY_CONNECTIONS);
});
afterAll(() => server.close());

const admin = (name = 'Bilal') => server.person({ admin: true, name });
/** The same person in another browser, signed in with a code. */
const again = async (who: Actor): Promise<Actor> => ({
  ...who,
  token: await openSession(server.db, who.id, server.clock.now()),
});
const stateOf = async (who: Pick<Actor, 'token'>) =>
  read(vCheckLoginResponse, await server.call('POST', '/auth/check-login', { token: who.token, body: {} })).user
    .secondFactor;
const desk = async (who: Pick<Actor, 'token'>): Promise<[number, unknown]> => {
  const reply = await server.call('GET', '/admin/overview', { token: who.token });
  const code: unknown = Object(reply.json)['code'];
  return [reply.status, code];
};
const REFUSED = [403, 'second-factor'];
const OPEN = [200, undefined];
const actionsOf = async (who: Actor) =>
  (await server.db.selectFrom('audit').select('action').where('user_id', '=', who.id).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const reset = (by: Actor, who: Actor, body: object = { reason: 'Lost the phone' }) =>
  server.call('POST', `/admin/users/${who.id}/reset-second-factor`, { token: by.token, body });

describe('the first sign-in of an administrator', () => {
  test('opens the desk after a passkey was enrolled, with ten recovery codes', async () => {
    const who = await admin();
    expect([await stateOf(who), await desk(who)]).toEqual(['missing', REFUSED]);
    const { data, recoveryCodes } = await enrol(server, who);
    expect([await stateOf(who), await desk(who)]).toEqual(['done', OPEN]);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(data).toMatchObject({ passkeys: [{ name: 'Work laptop', lastUsedAt: null }], recoveryCodesLeft: 10 });
    expect(await actionsOf(who)).toEqual(['passkey_added']);
  });

  test('says so in the reply to the code', async () => {
    const who = await admin();
    await server.call('POST', '/auth/send-otp', { body: { mobile: who.mobile } });
    const body = { mobile: who.mobile, otp: await server.newestCode(who.mobile) };
    const reply = await server.call('POST', '/auth/verify-otp', { body });
    expect(read(vVerifyOtpResponse, reply).user.secondFactor).toBe('missing');
  });

  test('enrols one first passkey, however many sessions try at once', async () => {
    const who = await admin();
    const others = [who, await again(who), await again(who)];
    const bodies = [];
    for (const one of others) {
      bodies.push({ who: one, credential: softwarePasskey().create(await challengeToEnrol(server, one)) });
    }
    const replies = await Promise.all(
      bodies.map(({ who: one, credential }) => secondFactorCall(server, one, '/passkeys', { credential })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('is the same for a seller who becomes an administrator', async () => {
    const who = await server.person();
    expect(await stateOf(who)).toBe('off');
    await makeAdmin(server.db, who.mobile, server.clock.now());
    expect([await stateOf(who), await desk(who)]).toEqual(['missing', REFUSED]);
  });
});

describe('a further sign-in', () => {
  test('needs the passkey; the sessions of other browsers are not affected', async () => {
    const who = await admin();
    const { passkey } = await enrol(server, who);
    const next = await again(who);
    const third = await again(who);
    expect([await stateOf(next), await desk(next)]).toEqual(['required', REFUSED]);
    expect((await prove(server, next, passkey)).status).toBe(200);
    expect([await desk(next), await desk(third), await desk(who)]).toEqual([OPEN, REFUSED, OPEN]);
    expect(await actionsOf(who)).toEqual(['passkey_added', 'second_factor_proven']);
  });

  test('cannot enrol another passkey instead', async () => {
    const who = await admin();
    await enrol(server, who);
    const next = await again(who);
    expect((await secondFactorCall(server, next, '/passkeys/begin')).status).toBe(403);
  });

  test.each<[string, (who: Actor, passkey: ReturnType<typeof softwarePasskey>) => Promise<unknown>]>([
    [
      'a replayed signature',
      async (who, passkey) => {
        const credential = passkey.get(await challengeToProve(server, who));
        const first = await secondFactorCall(server, who, '/finish', { credential });
        expect(first.status).toBe(200);
        await server.db.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', who.id).execute();
        return credential;
      },
    ],
    [
      'the page of another origin',
      async (who, passkey) =>
        passkey.get(await challengeToProve(server, who), { ...SITE, origin: 'http://localhost:4000' }),
    ],
    [
      'a passkey of another site',
      async (who, passkey) => passkey.get(await challengeToProve(server, who), { ...SITE, rpId: 'sarraf.example' }),
    ],
    ['another passkey', async (who) => softwarePasskey().get(await challengeToProve(server, who))],
    [
      'the passkey of another administrator',
      async (who) => {
        const { passkey } = await enrol(server, await admin('Omar'));
        return passkey.get(await challengeToProve(server, who));
      },
    ],
    [
      'the challenge of another session',
      async (who, passkey) => passkey.get(await challengeToProve(server, await again(who))),
    ],
    ['a challenge of its own', async (_, passkey) => passkey.get('YSBjaGFsbGVuZ2Ugb2YgaXRzIG93bg')],
    [
      'an expired challenge',
      async (who, passkey) => {
        const challenge = await challengeToProve(server, who);
        server.advance(300_001);
        return passkey.get(challenge);
      },
    ],
    [
      'a counter that goes back',
      async (who, passkey) => {
        passkey.counter = 7;
        await prove(server, await again(who), passkey);
        passkey.counter = 6;
        return passkey.get(await challengeToProve(server, who));
      },
    ],
    [
      'a passkey without fingerprint or PIN',
      async (who, passkey) => {
        passkey.flags = 0x01;
        return passkey.get(await challengeToProve(server, who));
      },
    ],
    [
      'the signature of something else',
      async (who, passkey) => {
        const one = passkey.get(await challengeToProve(server, who));
        const { signature } = passkey.get('b3RoZXI').response;
        return { ...one, response: { ...one.response, signature } };
      },
    ],
  ])('refuses %s', async (_, credentialOf) => {
    const first = await admin();
    const { passkey } = await enrol(server, first);
    const who = await again(first);
    const credential = await credentialOf(who, passkey);
    const reply = await secondFactorCall(server, who, '/finish', { credential });
    expect([reply.status, refusal(reply).message]).toEqual([400, 'The passkey was not accepted. Please try again.']);
    expect(await desk(who)).toEqual(REFUSED);
  });

  test('accepts one of two uses of one signature in two processes', async () => {
    const first = await admin();
    const { passkey } = await enrol(server, first);
    const who = await again(first);
    const other = createApp(server.services);
    const body = JSON.stringify({ credential: passkey.get(await challengeToProve(server, who)) });
    const send = (app: { request: typeof other.request }) =>
      app.request('/api/admin/second-factor/finish', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, origin: SITE.origin },
        body,
      });
    const replies = await Promise.all([send(server.app), send(other), send(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('allows ten tries an hour, recovery codes included', async () => {
    const first = await admin();
    const { passkey, recoveryCodes } = await enrol(server, first);
    const who = await again(first);
    for (let tries = 1; tries <= 10; tries += 1) {
      const reply = await secondFactorCall(server, who, '/recovery', { code: 'WRONG' });
      expect([reply.status, refusal(reply).errors]).toEqual([
        400,
        { code: 'This recovery code is wrong or was used before' },
      ]);
    }
    const replies = [
      await secondFactorCall(server, who, '/recovery', { code: recoveryCodes[0] }),
      await prove(server, who, passkey),
    ];
    expect(replies.map((reply) => [reply.status, refusal(reply).message])).toEqual(
      replies.map(() => [429, 'Too many tries. Please wait 60 minutes.']),
    );
    // Another session of the same person is not kept out by these tries.
    expect((await prove(server, await again(first), passkey)).status).toBe(200);
    server.advance(3_600_000);
    expect((await prove(server, who, passkey)).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('works once, in any spelling', async () => {
    const first = await admin();
    const { recoveryCodes } = await enrol(server, first);
    const [code = ''] = recoveryCodes;
    const who = await again(first);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const reply = await secondFactorCall(server, who, '/recovery', { code: typed });
    expect(read(vEnterRecoveryCodeResponse, reply).data.recoveryCodesLeft).toBe(9);
    expect(await desk(who)).toEqual(OPEN);
    expect((await secondFactorCall(server, await again(first), '/recovery', { code })).status).toBe(400);
    expect(await actionsOf(first)).toEqual(['passkey_added', 'recovery_code_used']);
  });

  test('is used by one of two calls at once', async () => {
    const first = await admin();
    const { recoveryCodes } = await enrol(server, first);
    const sessions = [await again(first), await again(first)];
    const replies = await Promise.all(
      sessions.map((who) => secondFactorCall(server, who, '/recovery', { code: recoveryCodes[1] })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('of another administrator does not work', async () => {
    const { recoveryCodes } = await enrol(server, await admin('Omar'));
    const who = await admin();
    await enrol(server, who);
    expect((await secondFactorCall(server, await again(who), '/recovery', { code: recoveryCodes[0] })).status).toBe(
      400,
    );
  });

  test('is stored as a hash only; new ones replace the old ones', async () => {
    const who = await admin();
    const { recoveryCodes } = await enrol(server, who);
    const stored = await server.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', who.id).execute();
    expect(stored).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const renewed = read(vRenewRecoveryCodesResponse, await secondFactorCall(server, who, '/recovery-codes')).data;
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const next = await again(who);
    expect((await secondFactorCall(server, next, '/recovery', { code: recoveryCodes[0] })).status).toBe(400);
    expect((await secondFactorCall(server, next, '/recovery', { code: renewed.recoveryCodes[0] })).status).toBe(200);
    expect(await actionsOf(who)).toEqual(['passkey_added', 'recovery_codes_renewed', 'recovery_code_used']);
  });
});

describe('passkeys of an administrator', () => {
  test('are added, renamed and removed; the last one stays', async () => {
    const who = await admin();
    const { data } = await enrol(server, who);
    const laptop = data.passkeys[0]?._id ?? '';
    const { data: both, recoveryCodes } = await enrol(server, who);
    expect([both.passkeys.length, recoveryCodes]).toEqual([2, []]);
    const key = both.passkeys.find(({ _id }) => _id !== laptop)?._id ?? '';
    const renamed = await secondFactorCall(server, who, `/passkeys/${key}/rename`, { name: ' Key ring ' });
    expect(read(vGetSecondFactorResponse, renamed).data.passkeys.map(({ name }) => name)).toContain('Key ring');
    const other = await again(who);
    await server.db.updateTable('sessions').set({ second_factor_at: server.clock.now() }).execute();
    expect((await secondFactorCall(server, who, `/passkeys/${laptop}/remove`)).status).toBe(200);
    expect([await desk(who), await desk(other)]).toEqual([OPEN, REFUSED]);
    const last = await secondFactorCall(server, who, `/passkeys/${key}/remove`);
    expect([last.status, refusal(last).message]).toEqual([
      409,
      'Your last passkey cannot be removed. Add another one first.',
    ]);
    const audited = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('user_id', '=', who.id)
      .orderBy('id')
      .execute();
    expect(audited.map(({ action, key: name, old_value: from, new_value: to }) => [action, name, from, to])).toEqual([
      ['passkey_added', 'passkey', null, 'Work laptop'],
      ['passkey_added', 'passkey', null, 'Work laptop'],
      ['passkey_renamed', 'passkey', 'Work laptop', 'Key ring'],
      ['passkey_removed', 'passkey', 'Work laptop', null],
    ]);
  });

  test('cannot be read or changed without the second factor, nor by another administrator', async () => {
    const who = await admin();
    const { data } = await enrol(server, who);
    const id = data.passkeys[0]?._id ?? '';
    const stranger = await admin('Omar');
    await enrol(server, stranger);
    const rename = (one: Actor) => secondFactorCall(server, one, `/passkeys/${id}/rename`, { name: 'Mine' });
    const remove = (one: Actor) => secondFactorCall(server, one, `/passkeys/${id}/remove`);
    expect([(await rename(stranger)).status, (await remove(stranger)).status]).toEqual([404, 404]);
    const next = await again(who);
    expect([
      (await rename(next)).status,
      (await remove(next)).status,
      (await secondFactorCall(server, next, '/recovery-codes')).status,
      (await server.call('GET', '/admin/second-factor', { token: next.token })).status,
    ]).toEqual([403, 403, 403, 403]);
  });

  test('are enrolled once, and on this site only', async () => {
    const who = await admin();
    const { passkey } = await enrol(server, who);
    const credentials = [
      passkey.create(await challengeToEnrol(server, who)),
      softwarePasskey().create(await challengeToEnrol(server, who), { ...SITE, origin: 'https://sarraf.example' }),
      softwarePasskey().create('YSBjaGFsbGVuZ2Ugb2YgaXRzIG93bg'),
    ];
    for (const credential of credentials) {
      expect((await secondFactorCall(server, who, '/passkeys', { credential })).status).toBe(400);
    }
    const unverified = softwarePasskey();
    unverified.flags = 0x01;
    const credential = unverified.create(await challengeToEnrol(server, who));
    expect((await secondFactorCall(server, who, '/passkeys', { credential })).status).toBe(400);
  });
});

describe('a reset', () => {
  test('by another administrator ends every session, with an audited reason', async () => {
    const [who, by] = [await admin(), await admin('Omar')];
    const { passkey, recoveryCodes } = await enrol(server, who);
    await enrol(server, by);
    const search = await server.call('GET', `/admin/users?search=${encodeURIComponent(who.mobile)}`, {
      token: by.token,
    });
    expect(read(vGetUsersResponse, search).data).toMatchObject([
      { isAdmin: true, secondFactor: 'enrolled', nextActions: ['note', 'reset-second-factor'] },
    ]);
    const next = await again(who);
    await prove(server, next, passkey);
    const unused = await again(who);
    const credential = passkey.get(await challengeToProve(server, unused));

    const reply = await reset(by, who);
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { data: { secondFactor: 'missing', nextActions: ['note'] } },
    ]);
    // A device that was stolen while signed in enrols nothing.
    for (const session of [who, next]) expect((await desk(session))[0]).toBe(401);
    expect((await secondFactorCall(server, unused, '/finish', { credential })).status).toBe(401);
    const later = await again(who);
    expect([await stateOf(later), await desk(later)]).toEqual(['missing', REFUSED]);
    expect((await secondFactorCall(server, later, '/recovery', { code: recoveryCodes[0] })).status).toBe(400);
    expect((await reset(by, who)).status).toBe(409);
    const rows = await server.db.selectFrom('audit').selectAll().where('subject', '=', who.id).execute();
    expect(rows.map(({ action, user_id, reason }) => [action, user_id, reason])).toEqual([
      ['user_reset_second_factor', by.id, 'Lost the phone'],
    ]);
    const { recoveryCodes: fresh } = await enrol(server, later);
    expect([fresh.length, await desk(later)]).toEqual([10, OPEN]);
  });

  test('of oneself, of a seller, without a reason and without the factor is refused', async () => {
    const [who, by, seller] = [await admin(), await admin('Omar'), await server.person()];
    await enrol(server, who);
    await enrol(server, by);
    const own = await reset(who, who);
    expect([own.status, refusal(own).message]).toEqual([409, 'Another administrator must reset your second factor']);
    expect((await reset(by, seller)).status).toBe(409);
    expect((await reset(by, who, {})).status).toBe(400);
    expect((await reset(await again(by), who)).status).toBe(403);
    expect(await desk(who)).toEqual(OPEN);
  });
});

describe('without the second factor an administrator', () => {
  test('sells like everybody and sees what a seller sees', async () => {
    const who = await admin();
    const seller = await server.person();
    const foreign = await openOrder(server, seller);
    const own = await openOrder(server, who);
    const history = async () => {
      const reply = await server.call('POST', '/history/1/50', { token: who.token });
      return JSON.stringify(reply.json);
    };
    const order = async (id: string) => (await server.call('GET', `/sell/orders/${id}`, { token: who.token })).status;
    expect([await order(own), await order(foreign)]).toEqual([200, 404]);
    expect(await history()).not.toContain(foreign);
    const profile = await server.call('POST', `/profile/${seller.id}`, { token: who.token });
    expect(JSON.stringify(profile.json)).not.toContain(seller.mobile);
    await enrol(server, who);
    expect([await order(foreign), (await history()).includes(foreign)]).toEqual([200, true]);
  });
});

test('in production without PUBLIC_URL a request that says it comes from localhost enrols nothing', () => {
  const production = { mode: 'production', publicUrl: '' } as const;
  expect(() => relyingParty(production, 'http://localhost')).toThrow(/PUBLIC_URL/);
  expect(relyingParty({ mode: 'sandbox', publicUrl: '' }, 'http://localhost:3000').id).toBe('localhost');
});

test('a server without second factor has no use for passkeys', async () => {
  const plain = await testServer();
  try {
    const who = await plain.person({ admin: true });
    const reply = await secondFactorCall(plain, who, '/passkeys/begin');
    expect([reply.status, refusal(reply).message]).toEqual([409, 'This server does not use a second factor']);
    expect((await plain.call('GET', '/admin/overview', { token: who.token })).status).toBe(200);
  } finally {
    await plain.close();
  }
});

test('passkeys belong to PUBLIC_URL; without it only localhost has any', async () => {
  const named = await testServer({ ...WITH_SECOND_FACTOR, PUBLIC_URL: 'https://sarraf.example/' });
  try {
    const site = { origin: 'https://sarraf.example', rpId: 'sarraf.example' };
    const who = await named.person({ admin: true });
    const passkey = softwarePasskey();
    const credential = passkey.create(await challengeToEnrol(named, who), site);
    expect((await secondFactorCall(named, who, '/passkeys', { credential })).status).toBe(200);
  } finally {
    await named.close();
  }
  const elsewhere = { origin: 'http://192.168.0.7:3000', rpId: '192.168.0.7' };
  const reply = await secondFactorCall(server, await admin(), '/passkeys/begin', {}, elsewhere);
  expect([reply.status, refusal(reply).message]).toEqual([
    409,
    'Passkeys need the address of the app. The operator sets it as PUBLIC_URL.',
  ]);
});
