import { expect, test } from 'vitest';
import { changeReason } from './change-reason.ts';

const inputEvent = (inputType: string) => Object.assign(new Event('input'), { inputType });

test.each([
  ['insertText', 'type'],
  ['insertCompositionText', 'type'],
  ['historyUndo', 'type'],
  ['insertFromPaste', 'paste'],
  ['insertFromDrop', 'paste'],
  ['deleteContentBackward', 'delete'],
  ['deleteByCut', 'delete'],
  ['insertReplacementText', 'fill'],
  ['', 'fill'],
])('%s is "%s"', (inputType, reason) => expect(changeReason(inputEvent(inputType))).toBe(reason));

test('autofill sends an event without an inputType', () => expect(changeReason(new Event('input'))).toBe('fill'));
