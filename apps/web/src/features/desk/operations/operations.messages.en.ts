import { commonMessages as common } from '@sarraf/forms/common.en';
import { deskMessages as desk } from '../desk.messages.en.ts';

const payouts = ({ status }: { status: string }) => `Payouts: ${status}`;

/** Messages of the Operations view (product.md R53). */
export const operationsMessages = {
  loading: 'Checking the servers…',
  show: 'Show operations',
  states: {
    ok: { title: 'All is well', message: 'Every background task is running, and every queue is within its limits.' },
    attention: {
      title: 'Needs attention',
      message: 'The servers are running, but something below needs your attention.',
    },
    unknown: {
      title: 'Server status unknown',
      message: 'A background task has stopped reporting. Whether all is well is not known until it reports again.',
    },
  },
  notReady: 'The server is not ready',
  missing: {
    database: 'The database does not answer.',
    migrations: 'The tables of the database are those of an earlier version. Run the migrations.',
    stopping: 'The server is stopping.',
    identity: 'No identity service is connected.',
    whatsapp: 'No messages are sent over WhatsApp.',
    sms: 'No messages are sent by SMS.',
    loop: ({ loop }: { loop: string }) => `No longer reporting: ${loop}.`,
    chain: ({ network }: { network: string }) => `${network} was not read for five minutes.`,
    decimals: ({ network }: { network: string }) => `${network} is not read: its decimals are configured wrongly.`,
    other: ({ name }: { name: string }) => `Missing: ${name}`,
  },
  reasons: {
    loop: ({ loop }: { loop: string }) => `No longer reporting: ${loop}`,
    queue: ({ queue }: { queue: string }) => `Over its limit: ${queue}`,
    age: ({ queue, oldest, allowed }: { queue: string; oldest: string; allowed: string }) =>
      `${queue}. Oldest waits ${oldest}; allowed ${allowed}.`,
    count: ({ queue, items, allowed }: { queue: string; items: string; allowed: number }) =>
      `${queue}. ${items}; allowed ${allowed}.`,
    sum: ({ queue, amount, allowed }: { queue: string; amount: string; allowed: string }) =>
      `${queue}. ${amount} in total; allowed ${allowed}.`,
    network: ({ network }: { network: string }) => `Delayed network: ${network}`,
    service: ({ service }: { service: string }) => `Not working: ${service}`,
    warning: 'There is a warning about the configuration.',
  },

  state: common.status,
  loops: 'Background tasks',
  loop: 'Task',
  lastSuccess: 'Last success',
  never: 'Not yet',
  alive: 'Running',
  unknown: common.unknown,
  loopNames: {
    readers: 'Starting network readers',
    orders: 'Timing out orders',
    payouts: 'Sending payouts',
    messages: 'Sending messages',
    'tidy up': 'Deleting expired records',
    read: ({ network }: { network: string }) => `Reading ${network}`,
    readQuietly: ({ network }: { network: string }) => `Checking old addresses on ${network}`,
  },

  queues: 'Queues',
  queuesNote: 'A queue over one of its limits needs your attention.',
  queue: desk.queue,
  items: ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`),
  count: 'Items',
  oldest: 'Oldest',
  sum: desk.total,
  tolerance: 'Allowed',
  past: 'Over its limit',
  within: 'Fine',
  queueNames: {
    payouts,
    returned: common.returnedByBank,
    exceptions: common.exceptions,
    withdrawals: ({ status }: { status: string }) => `Withdrawals: ${status}`,
    'messages.queued': 'Messages to send',
    'deposits.waiting': 'Unconfirmed deposits',
  },
  duration: {
    second: ({ value }: { value: number }) => `${value} s`,
    minute: ({ value }: { value: number }) => `${value} min`,
    hour: ({ value }: { value: number }) => `${value} h`,
    day: ({ value }: { value: number }) => (value === 1 ? '1 day' : `${value} days`),
  },

  networks: common.networks,
  lag: 'Behind by',
  delayed: 'Delayed',
  services: 'Services',
  service: 'Service',
  since: 'Since',
  working: 'Working',
  failing: 'Not working',
  serviceNames: {
    payouts: desk.tabs.payouts,
    whatsapp: 'Messages: WhatsApp',
    sms: 'Messages: SMS',
    identity: 'Identity',
  },

  database: 'Database',
  kind: desk.kind,
  kinds: { postgres: 'Postgres', embedded: 'Embedded' },
  size: 'Size in MB',
  connections: 'Connections in use',
  ofMax: ({ used, max }: { used: number; max: number }) => `${used} of ${max}`,
  waiting: 'Requests waiting for a connection',
  migration: 'Newest migration',
  pending: 'Migrations not run',
  processes: 'Server processes',
  started: 'Started',
  seen: 'Last seen',
  self: 'This process',
  process: 'Process',
};
