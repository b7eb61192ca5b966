import { ConfigError } from '../config-error.ts';
import type { SigningKeys } from '../signatures.ts';

const MIN_KEY_LENGTH = 16;

/** Variable of a service, with the setting that needs it, such as `PAYOUTS=http`. */
interface ServiceVariable {
  name: string;
  setting: string;
  value: string | undefined;
}

/** Reads the address of a service. Throws a {@link ConfigError} that does not contain the value. */
export function serviceUrl({ name, setting, value }: ServiceVariable, example: string): string {
  const url = value === undefined || !URL.canParse(value) ? undefined : new URL(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} must be set with ${setting}, to an address like ${example}.`);
  }
  // fetch refuses an address that contains a name and a password.
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(`${name} must hold no name and password: each request carries its own credentials.`);
  }
  return url.href;
}

/** Reads the signing keys that are shared with a service, separated by commas. Throws a {@link ConfigError} that does not contain the value. */
export function signingKeys({ name, setting, value }: ServiceVariable): SigningKeys {
  const [key = '', ...olderKeys] = (value ?? '').split(',').map((each) => each.trim());
  if ([key, ...olderKeys].some((each) => each.length < MIN_KEY_LENGTH)) {
    throw new ConfigError(
      `${name} must be set with ${setting}, to at least ${MIN_KEY_LENGTH} characters the service knows too; several keys are separated by commas.`,
    );
  }
  return [key, ...olderKeys];
}
