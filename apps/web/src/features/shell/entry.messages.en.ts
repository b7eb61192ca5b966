import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the frame around the pages before the dashboard, and of notices that both frames show. Loaded with the login page. */
export const entryMessages = {
  headline: 'Sell USDT. Receive rupees.',
  lead: 'You send the coins, we send the rupees, and every figure is on the slip before you agree to it.',
  facts: {
    send: { label: 'You send', value: 'USDT from any wallet' },
    receive: { label: 'You receive', value: 'Rupees at the price you saw' },
    account: { label: 'Paid into', value: 'Your bank or mobile wallet' },
  },
  times: {
    wallets: { label: 'Funds reflect', value: 'within few minutes' },
    banks: { label: 'Bank transfers', value: 'up to 2 hours' },
    support: { label: 'Support', value: '24/7' },
  },
  trust: 'Trusted by over 10,000 sellers',
  help: 'Help 24/7',
  logout: common.logout,
  darkTheme: common.darkTheme,
  offline: 'You are offline. What you typed stays here, and an order in progress keeps its time.',
  reload: {
    label: common.reload,
    newVersion: { title: 'There is a new version', message: 'It opens when you reload.' },
    missingPart: {
      title: 'Part of this page is missing',
      message: 'It comes when you reload. What you have typed here will be cleared; orders are not affected.',
    },
  },
};
