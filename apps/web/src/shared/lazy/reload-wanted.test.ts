import { describe, expect, it } from 'vitest';
import { isTypedIn } from './reload-wanted.ts';

describe('isTypedIn', () => {
  it.each([
    [[], false],
    [[{ type: 'text', value: ' ' }], false],
    [[{ type: 'radio', value: 'trc20' }], false],
    [[{ type: 'tel', value: '300' }], true],
    [
      [
        { type: 'checkbox', value: 'on' },
        { type: 'textarea', value: 'a' },
      ],
      true,
    ],
  ])('%o is %s', (fields, typed) => expect(isTypedIn(fields)).toBe(typed));
});
