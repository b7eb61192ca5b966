import * as v from '@sarraf/api-client/contract';
import { isBlank, readRecoveryCode } from '@sarraf/domain';
import { RECOVERY_CODES } from '../fixtures/index.ts';
import type { Factor } from '../second-factor-state.ts';
import { addAuditEntry } from '../audit-state.ts';
import { type Call, Refusal } from './call.ts';
import { fieldError, moment } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const CHALLENGE = 'dGhlIGNoYWxsZW5nZSBvZiBvbmUgdHJ5';
const TIMEOUT_MS = 300_000;
const SITE = 'localhost';
const PUBLIC_KEY = 'public-key' as const;

/** Caller without regard to the second factor of the session; 409 where the server requires none. */
function claimant(call: Call) {
  const { user } = call.anyAdmin();
  if (!call.server.secondFactor.required) throw new Refusal(409, 'This server does not use a second factor');
  return user;
}

const factorOf = ({ server }: Call, userId: string): Factor =>
  server.secondFactor.factors.get(userId) ?? { passkeys: [], codes: new Set() };

const show = (call: Call) => {
  const { passkeys, codes } = factorOf(call, call.anyAdmin().user._id);
  return { success: true as const, data: { passkeys, recoveryCodesLeft: codes.size } };
};

const descriptors = (call: Call, userId: string) =>
  factorOf(call, userId).passkeys.map(({ _id: id }) => ({ type: PUBLIC_KEY, id, transports: ['internal'] }));

/** 403 for a session without second factor whose user has a passkey. */
function requireRightToEnrol(call: Call, userId: string): void {
  if (call.server.secondFactor.factors.has(userId)) call.admin();
}

/** The caller's passkey of the path; 404 without it. */
function ownPasskey(call: Call) {
  const { user } = call.admin();
  claimant(call);
  const { id } = call.path(v.vRenamePasskeyPath);
  const factor = factorOf(call, user._id);
  const passkey = factor.passkeys.find(({ _id }) => _id === id);
  if (!passkey) throw new Refusal(404, 'Not found');
  return { user, factor, passkey };
}

/** Second factor of administrators. Every credential is accepted: the fake server cannot check a signature. */
export const secondFactor = {
  getSecondFactor(call) {
    call.admin();
    claimant(call);
    return show(call);
  },
  beginSecondFactor(call) {
    const { _id } = claimant(call);
    const allowCredentials = descriptors(call, _id);
    if (allowCredentials.length === 0) throw new Refusal(409, 'You have no passkey yet');
    const data = { challenge: CHALLENGE, rpId: SITE, timeout: TIMEOUT_MS, allowCredentials };
    return { success: true, data: { ...data, userVerification: 'required' } };
  },
  finishSecondFactor(call) {
    const user = claimant(call);
    call.body(v.vFinishSecondFactorBody);
    const [passkey] = factorOf(call, user._id).passkeys;
    if (!passkey) throw new Refusal(400, 'The passkey was not accepted. Please try again.');
    passkey.lastUsedAt = moment(call.server);
    call.server.secondFactor.proven.add(call.token);
    addAuditEntry(call.server, user, { action: 'second_factor_proven' });
    return show(call);
  },
  enterRecoveryCode(call) {
    const user = claimant(call);
    const { code } = call.body(v.vEnterRecoveryCodeBody);
    const { codes } = factorOf(call, user._id);
    const known = [...codes].find((one) => readRecoveryCode(one) === readRecoveryCode(code));
    if (known === undefined) throw fieldError('code', 'This recovery code is wrong or was used before');
    codes.delete(known);
    call.server.secondFactor.proven.add(call.token);
    addAuditEntry(call.server, user, { action: 'recovery_code_used' });
    return show(call);
  },
  renewRecoveryCodes(call) {
    const { user } = call.admin();
    claimant(call);
    factorOf(call, user._id).codes = new Set(RECOVERY_CODES);
    addAuditEntry(call.server, user, { action: 'recovery_codes_renewed' });
    return { success: true, data: { recoveryCodes: RECOVERY_CODES } };
  },
  beginPasskey(call) {
    const { _id, name, mobile } = claimant(call);
    requireRightToEnrol(call, _id);
    const data = {
      challenge: CHALLENGE,
      rp: { id: SITE, name: 'Sarraf' },
      user: { id: _id, name: mobile, displayName: name ?? mobile },
      pubKeyCredParams: [{ type: PUBLIC_KEY, alg: -7 }],
      timeout: TIMEOUT_MS,
      excludeCredentials: descriptors(call, _id),
    };
    const authenticatorSelection = { residentKey: 'preferred', userVerification: 'required' } as const;
    return { success: true, data: { ...data, authenticatorSelection, attestation: 'none' } };
  },
  finishPasskey(call) {
    const user = claimant(call);
    requireRightToEnrol(call, user._id);
    const { name = null } = call.body(v.vFinishPasskeyBody);
    const { factors, proven } = call.server.secondFactor;
    const isFirst = !factors.has(user._id);
    const factor = isFirst ? { passkeys: [], codes: new Set(RECOVERY_CODES) } : factorOf(call, user._id);
    factors.set(user._id, factor);
    const _id = call.server.nextId('passkey');
    factor.passkeys.push({ _id, name, createdAt: moment(call.server), lastUsedAt: null });
    proven.add(call.token);
    addAuditEntry(call.server, user, { action: 'passkey_added', key: 'passkey', oldValue: null, newValue: name });
    return { ...show(call), ...(isFirst && { recoveryCodes: RECOVERY_CODES }) };
  },
  renamePasskey(call) {
    const { user, passkey } = ownPasskey(call);
    const { name } = call.body(v.vRenamePasskeyBody);
    if (isBlank(name)) throw fieldError('name', 'Enter a name');
    const entry = { key: 'passkey', oldValue: passkey.name, newValue: name.trim() };
    passkey.name = name.trim();
    addAuditEntry(call.server, user, { action: 'passkey_renamed', ...entry });
    return show(call);
  },
  removePasskey(call) {
    const { user, factor, passkey } = ownPasskey(call);
    if (factor.passkeys.length === 1) throw new Refusal(409, 'Your last passkey cannot be removed.');
    factor.passkeys = factor.passkeys.filter((one) => one !== passkey);
    addAuditEntry(call.server, user, {
      action: 'passkey_removed',
      key: 'passkey',
      oldValue: passkey.name,
      newValue: null,
    });
    return show(call);
  },
} satisfies Partial<Resolvers>;
