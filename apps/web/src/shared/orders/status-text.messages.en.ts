import type { OrderStatus } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Texts of known statuses; an unknown status is shown as the server sent it (product.md R19, R27). */
export const statusTextMessages = {
  orders: {
    pending: 'Pending',
    in_process: 'In process',
    completed: 'Completed',
    success: 'Success',
    cancelled: 'Cancelled',
    timeout: 'Timeout',
    failed: common.failed,
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
  /** Action and status of platform activities. */
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
