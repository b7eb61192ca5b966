/** Words of the question before logging out. */
export const logoutMessages = {
  title: 'Confirm Logout',
  message: 'Are you sure you want to log out?',
  confirm: 'Logout',
  cancel: 'Cancel',
} as const;
