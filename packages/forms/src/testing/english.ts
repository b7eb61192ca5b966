import { adminFormMessages } from '../admin.messages.ts';
import { deskFormMessages } from '../desk.messages.ts';
import { formMessages } from '../messages.ts';
import { sellerFormMessages } from '../seller.messages.ts';
import { statsFilterMessages } from '../stats-filter/stats-filter.messages.ts';

// The sentences are there before a test file is read: its tables of cases may hold them.
await Promise.all([
  adminFormMessages.load('en'),
  deskFormMessages.load('en'),
  formMessages.load('en'),
  sellerFormMessages.load('en'),
  statsFilterMessages.load('en'),
]);
