import type { Language } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { fieldError } from '../http-error.ts';
import { messagesByLanguage } from '../messages.ts';
import type { Consent, Identity } from '../providers/identity.ts';

/** Version of the words of `identity.consentText`. Raise it whenever they change in any language. */
const VERSION = '1';

/** Consent that a person is asked for before their identity is verified, in their language. */
export const identityConsent = (language: Language): { version: string; text: string } => ({
  version: VERSION,
  text: messagesByLanguage[language].identity.consentText,
});

/**
 * Consent of a request, by the version that the person read; null without one. Throws 400 at `consent` if the provider needs it and the version is
 * missing or not the current one.
 */
export function givenConsent(
  { needsConsent }: Identity,
  version: string | undefined,
  { language, now }: { language: Language; now: Date },
): Consent | null {
  if (version === VERSION) return { ...identityConsent(language), at: now };
  if (needsConsent) throw fieldError('consent', ({ identity }) => identity.fields.consent);
  return null;
}

/** Stores a consent for good: rows of `consents` are never changed or deleted. */
export async function storeConsent(
  db: Kysely<Database>,
  userId: string,
  { version, text, at }: Consent,
  language: Language,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, purpose: 'identity', version, text, language, at })
    .execute();
}
