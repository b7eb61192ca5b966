import { commonMessages as common } from '@sarraf/forms/common.en';

/** Words of the question before logging out. */
export const logoutMessages = {
  title: 'Confirm Logout',
  message: 'Are you sure you want to log out?',
  confirm: common.logout,
  cancel: common.cancel,
};
