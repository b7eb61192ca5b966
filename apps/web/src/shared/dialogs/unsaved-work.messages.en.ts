/** Messages of the dialog before leaving unsaved work (product.md R28). */
export const unsavedWorkMessages = {
  title: 'Unsaved Changes',
  message: 'You have unsaved changes. Are you sure you want to leave?',
  leave: 'Leave',
  stay: 'Stay',
};
