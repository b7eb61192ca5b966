import { describe, expect, it } from 'vitest';
import { transferStatusLabel, transferTone } from './transfer-status.ts';

describe('a transfer status', () => {
  it.each([
    ['completed', 'Completed', 'positive'],
    ['Timeout', 'Timeout', 'info'],
    ['bank_transfer_queued', 'BANK TRANSFER QUEUED', 'neutral'],
    ['failed', 'FAILED', 'negative'],
    ['', '', 'neutral'],
  ])('%s reads %s and is %s', (status, words, tone) => {
    expect(transferStatusLabel(status)).toBe(words);
    expect(transferTone(status)).toBe(tone);
  });
});
