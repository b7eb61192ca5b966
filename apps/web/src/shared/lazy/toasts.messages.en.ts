/** Words of the toasts' region. */
export const toastsMessages = { region: 'Notifications', dismiss: 'Dismiss' };
