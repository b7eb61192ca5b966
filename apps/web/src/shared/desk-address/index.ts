export {
  type Batch,
  BATCHES,
  DESK_TABS,
  deskAddress,
  type DeskAddress,
  deskSearch,
  type DeskTab,
  EXCEPTION_KINDS,
  type ExceptionKind,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from './desk-address.ts';
