import type { NewSettingValue, Setting } from '@sarraf/api-client';
import { currentSettingOf } from '@sarraf/api-client/admin';
import { formMessages, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useAsk } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { refusal } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useUnsavedWork } from '../../shared/dialogs/unsaved-work.ts';
import { adoptSetting } from './app-settings.queries.ts';
import { largeMove } from './large-moves.ts';
import { conflictQuestion, largeMoveQuestion } from './save-questions.tsx';

/** Props of every setting editor. */
export interface EditorProps {
  /** Saved setting. */
  setting: Setting;
  /** Called when the form becomes dirty, and when it is clean again. */
  onDirtyChange: (dirty: boolean) => void;
  /** Saves a value; resolves to the result of a form's `onSubmit`. */
  save: (value: NewSettingValue) => Promise<SubmitResult>;
}

/**
 * State of a setting editor. Saving asks for confirmation if sellers would receive more than five per cent more or less, and again if
 * another administrator saved the setting meanwhile. One request per click; a failed save keeps the typed value.
 *
 * @param settings All settings, needed to compute what sellers receive.
 */
export function useSettingEditor(setting: Setting, settings: readonly Setting[]) {
  const messages = useMessages(formMessages);
  const { key } = setting;
  const api = useAdminApi();
  const queries = useQueryClient();
  const ask = useAsk();
  const [isDirty, setDirty] = useState(false);
  const [revision, setRevision] = useState(0);
  const [isNewer, setNewer] = useState(false);
  useUnsavedWork(isDirty);

  const saving = useExclusiveMutation({
    mutationFn: ({ value, version }: Pick<Setting, 'version'> & { value: NewSettingValue }) =>
      api.updateSetting({ key, value, ...(typeof version === 'number' && { version }) }),
    onSuccess: ({ data }) => adoptSetting(queries, api, data),
  });

  const put = async (value: NewSettingValue, version: Setting['version']): Promise<SubmitResult> => {
    try {
      await saving.mutateAsync({ value, version });
      return { ok: true };
    } catch (error) {
      const newer = currentSettingOf(error);
      const refused = refusal(error, messages.failures.updateSetting);
      if (!newer) return refused;
      const answer = await ask(conflictQuestion(newer, value, refused.message));
      if (answer === 'confirmed') return put(value, newer.version);
      if (answer === 'dismissed') return refused;
      adoptSetting(queries, api, newer);
      setRevision((count) => count + 1);
      setNewer(true);
      return { ok: false, declined: true };
    }
  };

  return {
    /** Number of newer values that replaced the typed one; a key that remounts the fields. */
    revision,
    /** Whether the typed value was just replaced by a newer one. */
    isNewer,
    onDirtyChange: setDirty,
    async save(value: NewSettingValue): Promise<SubmitResult> {
      setNewer(false);
      const move = largeMove(settings, setting, value);
      if (move && (await ask(largeMoveQuestion(setting, value, move))) !== 'confirmed')
        return { ok: false, declined: true };
      return put(value, setting.version);
    },
  };
}
