import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the logout confirm dialog. */
export const logoutMessages = {
  title: 'Confirm Logout',
  message: 'Are you sure you want to log out?',
  confirm: common.logout,
  cancel: common.cancel,
};
