/** Words of the leave confirmation (product.md R28). */
export const unsavedWorkMessages = {
  title: 'Unsaved Changes',
  message: 'You have unsaved changes. Are you sure you want to leave?',
  leave: 'Leave',
  stay: 'Stay',
};
