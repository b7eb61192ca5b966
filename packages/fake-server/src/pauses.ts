import { type Language, NOT_PAUSED, type Pause, pauseIn, type PauseKey, type PauseReason } from '@sarraf/domain';
import { pauseReasons } from './fixtures/index.ts';
import type { FakeServer } from './server.ts';
import { networksOf, settingOf } from './settings-state.ts';

/** Value of a setting that pauses something; not paused if the server has no such setting. */
export const pauseOf = (server: FakeServer, key: PauseKey): Pause => pauseIn(settingOf(server, key)) ?? NOT_PAUSED;

/** Language of a reply, from the Accept-Language header. */
export const replyLanguage = (header: string | null): Language => (header?.startsWith('ur') ? 'ur' : 'en');

function setValue(server: FakeServer, key: string, value: unknown): void {
  const setting = server.settings.find((one) => one.key === key);
  if (setting) setting.value = value;
}

/** Pauses sales or payouts, or ends the pause, without a row in the audit log. */
export const setPaused = (server: FakeServer, key: PauseKey, paused = true): void =>
  setValue(server, key, { paused, reason: pauseReasons[key] });

/** Pauses a network, or ends the pause with a null reason. */
export const pauseNetwork = (server: FakeServer, id: string, reason: PauseReason | null = pauseReasons.network): void =>
  setValue(
    server,
    'networks',
    networksOf(server).map((network) => (network.id === id ? { ...network, pausedReason: reason } : network)),
  );
