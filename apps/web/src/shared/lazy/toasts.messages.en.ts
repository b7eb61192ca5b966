/** Messages of the toast region. */
export const toastsMessages = { region: 'Notifications', dismiss: 'Dismiss' };
