import { currentSettingOf, type NewSettingValue, type Setting } from '@sarraf/api-client';
import { messages, type SubmitResult } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { refusal, useApi } from '../../shared/api/index.ts';
import { adoptSetting } from './app-settings.queries.ts';
import { largeMove, type LargeMove } from './large-moves.ts';
import type { Answer } from './use-question.ts';

/** What is asked before a value takes effect. */
export type SaveDoubt =
  | { kind: 'large'; setting: Setting; value: NewSettingValue; move: LargeMove }
  | { kind: 'conflict'; newer: Setting; value: NewSettingValue; message: string };

/** What saving needs of the page. */
export interface SaveOptions {
  /** Every setting in force. */
  settings: readonly Setting[];
  ask: (doubt: SaveDoubt) => Promise<Answer>;
  /** The newer value was preferred: the typed one goes. */
  onNewer: (key: string) => void;
}

/** Saves one setting; resolves as a form's `onSubmit` does. */
export type SaveSetting = (setting: Setting, value: NewSettingValue) => Promise<SubmitResult>;

/**
 * Saves a setting: asks first when sellers would get more than five per cent more or less, and again when somebody else saved
 * meanwhile. One call a press, never repeated without an answer, and the typed value stays until one is saved (decisions §4).
 */
export function useSaveSetting({ settings, ask, onNewer }: SaveOptions): SaveSetting {
  const api = useApi();
  const queries = useQueryClient();

  const put = async (key: string, value: NewSettingValue, version: Setting['version']): Promise<SubmitResult> => {
    try {
      const { data } = await api.updateSetting({ key, value, version });
      adoptSetting(queries, api, data);
      return { ok: true };
    } catch (error) {
      const newer = currentSettingOf(error);
      const refused = refusal(error, messages.failures.updateSetting);
      if (!newer) return refused;
      const answer = await ask({ kind: 'conflict', newer, value, message: refused.message });
      if (answer === 'yes') return put(key, value, newer.version);
      if (answer === 'dismissed') return refused;
      adoptSetting(queries, api, newer);
      onNewer(key);
      return { ok: false, declined: true };
    }
  };

  return async (setting, value) => {
    const move = largeMove(settings, setting, value);
    if (move && (await ask({ kind: 'large', setting, value, move })) !== 'yes') return { ok: false, declined: true };
    return put(setting.key, value, setting.version);
  };
}
