/** What can be done with a setting now. */
export type SettingState = 'view' | 'edit' | 'busy' | 'read-only';

/** Where the focus belongs after a change of state; null leaves it where it is, as when a save was refused. */
export function focusAfter(before: SettingState, now: SettingState): 'field' | 'edit-button' | null {
  const wasEditing = before === 'edit' || before === 'busy';
  if (now === 'edit' && !wasEditing) return 'field';
  return now === 'view' && wasEditing ? 'edit-button' : null;
}
