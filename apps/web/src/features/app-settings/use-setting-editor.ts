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

/** What the fields of every kind of setting take. */
export interface EditorProps {
  /** The setting in force. */
  setting: Setting;
  /** Called when something is typed that saving has not taken, and when nothing is. */
  onDirtyChange: (dirty: boolean) => void;
  /** Saves a value; resolves as a form's `onSubmit` does. */
  save: (value: NewSettingValue) => Promise<SubmitResult>;
}

/**
 * One setting while it is edited: whether leaving would lose something, and whether somebody else was faster. Saving asks first when
 * sellers would get more than five per cent more or less, and again when somebody else saved meanwhile. One call a press, never repeated
 * without an answer, and the typed value stays until one is saved.
 *
 * @param settings Every setting in force, which a price or a fee is weighed with.
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
    /** How many newer values have taken the place of what was typed: the fields are drawn anew for each. */
    revision,
    /** The newest of them has just done so. */
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
