import type * as t from './gen/types.gen.ts';
import * as v from './gen/admin/valibot.gen.ts';
import { operation, withBody } from './operation.ts';

/** The calls of an administrator about their own second factor, by their operationId. */
export const secondFactorOperations = {
  /** The caller's passkeys and number of recovery codes. */
  getSecondFactor: operation<t.GetSecondFactorData>()('GET', '/admin/second-factor', v.vGetSecondFactorResponse),
  /** Begins to prove the second factor with a passkey. */
  beginSecondFactor: operation<t.BeginSecondFactorData>()(
    'POST',
    '/admin/second-factor/begin',
    v.vBeginSecondFactorResponse,
    withBody,
  ),
  /** Proves the second factor with a passkey. */
  finishSecondFactor: operation<t.FinishSecondFactorData>()(
    'POST',
    '/admin/second-factor/finish',
    v.vFinishSecondFactorResponse,
    withBody,
  ),
  /** Proves the second factor with a recovery code. */
  enterRecoveryCode: operation<t.EnterRecoveryCodeData>()(
    'POST',
    '/admin/second-factor/recovery',
    v.vEnterRecoveryCodeResponse,
    withBody,
  ),
  /** Makes ten new recovery codes; the old ones stop working. */
  renewRecoveryCodes: operation<t.RenewRecoveryCodesData>()(
    'POST',
    '/admin/second-factor/recovery-codes',
    v.vRenewRecoveryCodesResponse,
    withBody,
  ),
  /** Begins to enrol a passkey. */
  beginPasskey: operation<t.BeginPasskeyData>()(
    'POST',
    '/admin/second-factor/passkeys/begin',
    v.vBeginPasskeyResponse,
    withBody,
  ),
  /** Enrols a passkey; the first one comes with ten recovery codes. */
  finishPasskey: operation<t.FinishPasskeyData>()(
    'POST',
    '/admin/second-factor/passkeys',
    v.vFinishPasskeyResponse,
    withBody,
  ),
  /** Renames a passkey. */
  renamePasskey: operation<t.RenamePasskeyData>()(
    'POST',
    '/admin/second-factor/passkeys/{id}/rename',
    v.vRenamePasskeyResponse,
    withBody,
  ),
  /** Removes a passkey. 409 for the last one. */
  removePasskey: operation<t.RemovePasskeyData>()(
    'POST',
    '/admin/second-factor/passkeys/{id}/remove',
    v.vRemovePasskeyResponse,
    withBody,
  ),
};
