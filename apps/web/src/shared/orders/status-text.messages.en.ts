import type { OrderStatus } from '@sarraf/domain';

/** What a known status is called; one that no build has heard of stands in the server's own words (product.md R19, R27). */
export const statusTextMessages = {
  orders: {
    pending: 'Pending',
    in_process: 'In process',
    completed: 'Completed',
    success: 'Success',
    cancelled: 'Cancelled',
    timeout: 'Timeout',
    failed: 'Failed',
  } satisfies Record<OrderStatus, string>,
  transfers: {
    pending: 'PENDING',
    in_process: 'IN PROCESS',
    completed: 'Completed',
    success: 'SUCCESS',
    cancelled: 'CANCELLED',
    timeout: 'Timeout',
    failed: 'FAILED',
  } satisfies Record<OrderStatus, string>,
  /** What somebody did, and what became of it, in the activities of the platform. */
  actions: { sell: 'Sell', receive: 'Receive' },
  activities: {
    pending: 'PENDING',
    in_process: 'IN PROCESS',
    completed: 'COMPLETED',
    success: 'SUCCESS',
    cancelled: 'CANCELLED',
    timeout: 'TIMEOUT',
    failed: 'FAILED',
    received: 'RECEIVED',
  } satisfies Record<OrderStatus | 'received', string>,
};
