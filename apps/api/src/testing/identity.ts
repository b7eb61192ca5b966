import { vCheckIdentityResponse, vGetIdentityResponse, vRequestAadhaarOtpResponse } from '@sarraf/api-client/contract';
import { startIdentityStandIn, type IdentityStandIn, type IdentityStandInOptions } from './stand-ins/identity.ts';
import { MANY_CONNECTIONS, read, testServer, type Actor, type Reply, type TestServer } from './test-server.ts';

/** Version of the consent that the server asks for. */
export const CONSENT = '1';
const KEY = 'a key of both sides';

/** A server with an identity provider and the stand-in of that provider. */
export interface IdentityTest {
  server: TestServer;
  service: IdentityStandIn;
  /** Begins to verify a number. */
  begin: (who: Actor, number: string, body?: Record<string, unknown>) => Promise<Reply>;
  /** Begins to verify a number and submits a code for it. */
  submit: (who: Actor, number: string, otp: string) => Promise<Reply>;
  /** Asks for the result of a redirect or of waiting. */
  check: (who: Actor) => Promise<Reply>;
  /** State of the caller's latest check. */
  latest: (who: Actor) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Starts a test server with the identity provider `by` and a stand-in of it. */
export async function identityTest(
  by: 'http' | 'otp',
  env: Record<string, string> = {},
  options: IdentityStandInOptions = {},
): Promise<IdentityTest> {
  const service = await startIdentityStandIn({ key: KEY, ...options });
  const ofHttp = { IDENTITY_URL: service.url, IDENTITY_KEY: KEY, PUBLIC_URL: 'https://sarraf.example' };
  const ofOtp = { IDENTITY_URL: service.otpUrl, IDENTITY_CLIENT_ID: 'CF1', IDENTITY_CLIENT_SECRET: 'cfsk_secret' };
  const server = await testServer({ IDENTITY: by, ...(by === 'http' ? ofHttp : ofOtp), ...env }, {}, MANY_CONNECTIONS);
  const begin: IdentityTest['begin'] = (who, aadhaarNumber, body = { consent: CONSENT }) =>
    server.call('POST', '/kyc/requestOTP', { token: who.token, body: { aadhaarNumber, ...body } });
  return {
    server,
    service,
    begin,
    submit: async (who, aadhaarNumber, otp) => {
      const { token } = read(vRequestAadhaarOtpResponse, await begin(who, aadhaarNumber));
      return server.call('POST', '/kyc/submitOTP', { token: who.token, body: { aadhaarNumber, token, otp } });
    },
    check: (who) => server.call('POST', '/kyc/check', { token: who.token, body: {} }),
    latest: async (who) =>
      read(vGetIdentityResponse, await server.call('GET', '/kyc', { token: who.token })).check ?? null,
    close: async () => {
      await server.close();
      await service.close();
    },
  };
}

/** Check and user of a reply to `POST /kyc/check`. */
export const checkOf = (reply: Reply) => read(vCheckIdentityResponse, reply);
