import { describe, expect, it } from 'vitest';
import type { Tone } from './order-status.ts';
import {
  CLAIM_STALE_MS,
  PAYOUT_STATUSES,
  payoutActions,
  payoutStageOf,
  payoutStatus,
  payoutTone,
} from './payout-status.ts';

// oxfmt-ignore
const TONES: [status: string, tone: Tone][] = [
  ['queued',    'notice'],
  ['claimed',   'info'],
  ['sent',      'info'],
  ['unknown',   'negative'],
  ['held',      'notice'],
  ['completed', 'positive'],
  ['failed',    'negative'],
];

describe('a payout status', () => {
  it.each([
    ['queued', 'queued'],
    ['claimed', 'paying'],
    ['sent', 'paying'],
    ['unknown', 'unclear'],
    ['held', 'held'],
    ['completed', null],
    ['failed', null],
  ] as const)('%s is told to the seller as %s', (status, stage) => {
    expect(payoutStageOf(status)).toBe(stage);
  });

  it('is listed in the order of its life', () => {
    expect(PAYOUT_STATUSES).toEqual(TONES.map(([status]) => status));
  });

  it.each(TONES)('%s has the tone %s', (status, tone) => {
    expect(payoutTone(status)).toBe(tone);
    expect(payoutStatus(status)).toBe(status);
  });

  it.each(['on_hold', 'Queued', 'constructor', ''])('%j is unknown: neutral, without actions', (status) => {
    expect(payoutTone(status)).toBe('neutral');
    expect(payoutStatus(status)).toBeNull();
    expect(payoutActions({ status, approval: { mine: false } })).toEqual([]);
  });
});

const mine = { mine: true, ageMs: 0 };
const theirs = { mine: false, ageMs: CLAIM_STALE_MS };
const stale = { mine: false, ageMs: CLAIM_STALE_MS + 1 };

describe('what an administrator may do next', () => {
  // oxfmt-ignore
  it.each([
    ['queued',    null,   ['claim', 'hold']],
    ['claimed',   mine,   ['release', 'paid', 'failed', 'hold']],
    ['claimed',   { mine: true, ageMs: Infinity }, ['release', 'paid', 'failed', 'hold']],
    ['claimed',   theirs, []],
    ['claimed',   stale,  ['release']],
    ['claimed',   null,   []],
    ['sent',      null,   []],
    ['unknown',   null,   ['paid', 'failed']],
    ['held',      null,   ['resume', 'refund']],
    ['failed',    null,   ['retry', 'claim', 'refund']],
    ['completed', null,   []],
  ])('with a payout that is %s, claimed %j: %j', (status, claim, actions) => {
    expect(payoutActions({ status, claim })).toEqual(actions);
  });

  // Approval is asked for a payment that is claimed or unknown, and for a refund of one that is held or failed.
  it.each(['claimed', 'unknown', 'held', 'failed'])('with one that is %s and waits for approval', (status) => {
    expect(payoutActions({ status, claim: mine, approval: { mine: true } })).toEqual(['release']);
    expect(payoutActions({ status, claim: theirs, approval: { mine: false } })).toEqual(['approve', 'release']);
  });

  it('is nothing once the USDT were refunded', () => {
    expect(payoutActions({ status: 'failed', refunded: true })).toEqual([]);
  });

  it('is nothing with one that is held, until the exception of its vanished transfer is decided', () => {
    expect(payoutActions({ status: 'held', vanished: true })).toEqual([]);
  });

  it.each(['sent', 'completed'])('is nothing with one that is %s, even with a request for approval', (status) => {
    expect(payoutActions({ status, approval: { mine: false } })).toEqual([]);
  });
});
