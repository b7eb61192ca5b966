import { describe, expect, it } from 'vitest';
import { transferStatusLabel, transferTone } from './transfer-status.ts';

describe('a transfer status', () => {
  it.each([
    ['completed', 'Completed', 'positive'],
    ['Timeout', 'Timeout', 'info'],
    ['bank_transfer_queued', 'BANK TRANSFER QUEUED', 'neutral'],
    ['failed', 'FAILED', 'negative'],
    ['', '', 'neutral'],
  ])('%s has the label %s and the tone %s', (status, label, tone) => {
    expect(transferStatusLabel(status)).toBe(label);
    expect(transferTone(status)).toBe(tone);
  });
});
