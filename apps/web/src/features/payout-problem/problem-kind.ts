import type { Order } from '@sarraf/api-client';
import { returnStage, type ReturnStage } from '@sarraf/domain';

/** What happened to the rupees of an order: the bank refused its account, or returned the payment and how far that is. */
export type ProblemKind = 'refused' | ReturnStage;

/** Kind of an order's problem. */
export const problemKind = (order: Order): ProblemKind => returnStage(order) ?? 'refused';
