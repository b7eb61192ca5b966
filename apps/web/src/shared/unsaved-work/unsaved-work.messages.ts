/** Words of the leave confirmation (spec §2). */
export const unsavedWorkMessages = {
  title: 'Unsaved Changes',
  message: 'You have unsaved changes. Are you sure you want to leave?',
  leave: 'Leave',
  stay: 'Stay',
};
