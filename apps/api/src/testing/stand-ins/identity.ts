import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { verifySignature } from '../../signatures.ts';
import { startLoopbackServer, type StandInReply, type StandInRequest } from './loopback-server.ts';
import { OTP_ERRORS, type RegisteredPerson } from './identity-people.ts';

/**
 * How the service behaves. `slow`: answers after the delay; `late`: does the work, but answers after it. `down`: 503; `cut`: closes the
 * connection; `garbage`: a page instead of JSON; `pending`: accepts a code and needs time.
 */
export type IdentityMode = 'ok' | 'pending' | 'slow' | 'late' | 'down' | 'cut' | 'garbage';

/** A request that the service received. */
export interface ReceivedIdentityRequest {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string | undefined>;
  isSigned: boolean;
}

interface Verification {
  number: string;
  person: RegisteredPerson;
  returnUrl: string;
  state: 'pending' | 'refused' | 'verified';
  isUsed: boolean;
}

type Answer = Exclude<StandInReply, 'cut'>;

/** Code that the service sends to everybody. */
export const STAND_IN_CODE = '481516';

function jsonOf(text: string): Record<string, unknown> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textIn = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};

/** Options of {@link startIdentityStandIn}. */
export interface IdentityStandInOptions {
  port?: number;
  /** Signing key of the HTTP contract. */
  key?: string;
  /** Delay of the modes `slow` and `late`, in milliseconds. */
  delayMs?: number;
}

/**
 * Starts a stand-in of an identity service on the loopback address: the signed HTTP contract below `/v1`, the OTP contract of the Cashfree kind
 * below `/verification`, and the page of the redirect. A number that nobody registered belongs to a person called Bilal Ahmed.
 */
export async function startIdentityStandIn(options: IdentityStandInOptions = {}) {
  const { key = 'a key of both sides', delayMs = 300 } = options;
  const people = new Map<string, RegisteredPerson>();
  const checks = new Map<string, Verification>();
  const requests: ReceivedIdentityRequest[] = [];
  let mode: IdentityMode = 'ok';
  let nextReply: Answer | undefined;
  let origin = '';

  const personOf = (number: string): RegisteredPerson =>
    people.get(number) ?? { name: 'Bilal Ahmed', birthdate: '1990-08-31' };
  const open = (number: string, returnUrl: string): string => {
    const reference = randomBytes(6).toString('hex');
    checks.set(reference, { number, person: personOf(number), returnUrl, state: 'pending', isUsed: false });
    return reference;
  };

  const begin = (body: Record<string, unknown>): Answer => {
    const number = textIn(body, 'number');
    const { refused, redirect, next = redirect === undefined ? 'code' : 'redirect' } = personOf(number);
    if (refused !== undefined) return { status: 200, body: { refused } };
    const reference = open(number, textIn(body, 'returnUrl'));
    const page = redirect ?? `${origin}/agree/${reference}`;
    return { status: 200, body: { reference, next: next === 'redirect' ? { redirect: page } : next } };
  };
  const verified = ({ person }: Verification): Answer => ({
    status: 200,
    body: {
      state: 'verified',
      name: person.name ?? null,
      birthdate: person.birthdate ?? null,
      match: person.match ?? 'full',
    },
  });
  const refusedWith = (reason: string): Answer => ({ status: 200, body: { state: 'refused', reason } });
  const check = (body: Record<string, unknown>): Answer => {
    const found = checks.get(textIn(body, 'reference'));
    if (!found) return { status: 404, body: {} };
    if ((found.person.next ?? 'code') === 'code') {
      if (found.state !== 'verified' && textIn(body, 'otp') !== STAND_IN_CODE) return refusedWith('code-wrong');
      if (mode === 'pending') return { status: 200, body: { state: 'pending' } };
      // The same code for the same reference is the same answer, so that a lost answer can be asked for again.
      found.state = 'verified';
    }
    if (found.state === 'refused') return refusedWith('not-agreed');
    return found.state === 'verified' ? verified(found) : { status: 200, body: { state: 'pending' } };
  };

  const otpError = (reason: string): Answer => {
    const { status, code, message } = OTP_ERRORS[reason] ?? {
      status: 500,
      code: 'internal',
      message: 'internal error',
    };
    return { status, body: status === 200 ? { status: 'INVALID', code, message } : { type: 'error', code, message } };
  };
  const requestOtp = (body: Record<string, unknown>): Answer => {
    const number = textIn(body, 'aadhaar_number');
    const { refused } = personOf(number);
    if (refused !== undefined) return otpError(refused);
    return { status: 200, body: { status: 'SUCCESS', message: 'OTP sent successfully', ref_id: open(number, '') } };
  };
  const verifyOtp = (body: Record<string, unknown>): Answer => {
    const found = checks.get(textIn(body, 'ref_id'));
    if (!found) return otpError('code-expired');
    if (found.isUsed) return otpError('already-verified');
    if (textIn(body, 'otp') !== STAND_IN_CODE) return otpError('code-wrong');
    found.isUsed = true;
    const { name, birthdate, photo } = found.person;
    const address = { country: 'India', dist: 'Haveri', pincode: 581_115 };
    return {
      status: 200,
      body: {
        ref_id: textIn(body, 'ref_id'),
        status: 'VALID',
        message: 'Aadhaar Card Exists',
        name: name ?? '',
        dob: birthdate ?? '',
        year_of_birth: 1995,
        gender: 'M',
        split_address: address,
        photo_link: photo ?? '',
        mobile_hash: 'ed189eb7',
        share_code: '1234',
      },
    };
  };

  /** The page of the redirect: `agree` or `refuse` as the last part of the path decides, without it there are two links. */
  const agree = (path: string): Answer => {
    const [, , reference = '', answer] = path.split('/');
    const found = checks.get(reference);
    if (!found) return { status: 404, body: 'unknown' };
    if (answer === undefined) {
      const body = `<h1>Verification service</h1><p><a href="/agree/${reference}/yes">Agree</a> <a href="/agree/${reference}/no">Refuse</a></p>`;
      return { status: 200, body, headers: { 'content-type': 'text/html' } };
    }
    if (found.state === 'pending') found.state = answer === 'yes' ? 'verified' : 'refused';
    return { status: 303, body: '', headers: { location: found.returnUrl } };
  };

  function route(path: string, body: Record<string, unknown>, received: ReceivedIdentityRequest): Answer {
    const isOtp = path.startsWith('/verification/');
    if (path.startsWith('/agree/')) return agree(path);
    if (isOtp && !(received.headers['x-client-id'] && received.headers['x-client-secret'])) {
      return {
        status: 401,
        body: { type: 'authentication_error', message: 'Invalid clientId and clientSecret combination' },
      };
    }
    if (!isOtp && !received.isSigned) return { status: 401, body: {} };
    switch (path) {
      case '/v1/begin':
        return begin(body);
      case '/v1/check':
        return check(body);
      case '/verification/offline-aadhaar/otp':
        return requestOtp(body);
      case '/verification/offline-aadhaar/verify':
        return verifyOtp(body);
      default:
        return { status: 404, body: {} };
    }
  }

  const replyTo = async ({ path, text, header }: StandInRequest): Promise<StandInReply> => {
    const sentAt = new Date(Number(header('webhook-timestamp')) * 1000);
    const headers = { 'x-client-id': header('x-client-id'), 'x-client-secret': header('x-client-secret') };
    const isSigned = verifySignature([key], header, Buffer.from(text), sentAt) === 'valid';
    const received = { path, body: path.startsWith('/agree/') ? {} : jsonOf(text), headers, isSigned };
    requests.push(received);
    const [current, planned] = [mode, nextReply];
    nextReply = undefined;
    if (planned) return planned;
    if (current === 'cut') return 'cut';
    if (current === 'down') return { status: 503, body: {} };
    if (current === 'garbage') return { status: 200, body: '<html>' };
    if (current === 'slow') await pause(delayMs);
    const reply = route(path, received.body, received);
    if (current === 'late') await pause(delayMs);
    return reply;
  };

  const server = await startLoopbackServer(options.port ?? 0, replyTo);
  origin = server.origin;
  return {
    url: `${origin}/v1`,
    otpUrl: `${origin}/verification`,
    requests,
    /** Registers a person under a number. */
    register: (number: string, person: RegisteredPerson): void => void people.set(number, person),
    /** Changes how the service behaves from now on. */
    setMode: (next: IdentityMode): void => {
      mode = next;
    },
    /** Answers the next request with this reply, or with an error of the OTP contract by its reason. */
    replyOnce: (reply: Answer | string): void => {
      nextReply = typeof reply === 'string' ? otpError(reply) : reply;
    },
    /** Answers a waiting or redirected check, as the person or the service would; a decided one stays as it is. */
    decide: (reference: string, state: 'verified' | 'refused'): void => {
      const found = checks.get(reference);
      if (found?.state === 'pending') found.state = state;
    },
    /** Forgets a check: its reference is unknown from now on. */
    forget: (reference: string): void => void checks.delete(reference),
    /** References of all checks, oldest first. */
    references: (): string[] => [...checks.keys()],
    close: server.close,
  };
}

/** A running {@link startIdentityStandIn}. */
export type IdentityStandIn = Awaited<ReturnType<typeof startIdentityStandIn>>;
