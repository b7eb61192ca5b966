import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';
import { parsePaidRows } from './paid-rows.ts';

const ORDER = '68a1f0c4b2d3e4f5a6b7c8d9';
const ROWS = { rows: [{ line: 2, orderId: ORDER, utr: 'FT2506020941' }] };

describe("a bank's answer is read as spreadsheets and banks write it", () => {
  // oxfmt-ignore
  it.each([
    ['with commas',                       `orderId,utr\n${ORDER},FT2506020941\n`],
    ['with CR LF and a byte-order mark',  `\uFEFForderId,utr\r\n${ORDER},FT2506020941\r\n`],
    ['with CR alone',                     `orderId,utr\r${ORDER},FT2506020941`],
    ['with semicolons',                   `orderId;utr\n${ORDER};FT2506020941`],
    ['with tabs',                         `orderId\tutr\n${ORDER}\tFT2506020941`],
    ['with bars',                         `orderId|utr\n${ORDER}|FT2506020941`],
    ['in quotes',                         `"orderId";"utr"\r\n"${ORDER}";"FT2506020941"`],
    ['the columns the other way round',   `UTR,amount,OrderID\nFT2506020941,5.00,${ORDER}`],
    ['with blanks in a heading',          `Order ID,U T R\n${ORDER},FT2506020941`],
    ['with underscores in a heading',     `order_id,utr\n${ORDER},FT2506020941`],
    ['with dashes in a heading',          `ORDER-ID;Utr\n${ORDER};FT2506020941`],
    ['with marks in a heading',           `\u200EorderId\u200E,\u00A0utr\n${ORDER},FT2506020941`],
    ['the id in capitals',                `orderId,utr\n${ORDER.toUpperCase()},ft2506020941`],
    ['with blanks around the cells',      `orderId , utr\n ${ORDER} , FT2506020941 `],
    ['with hard blanks and marks',        `orderId,utr\n\u00A0${ORDER}\u200B,\u202AFT2506020941\u202C`],
    ['with apostrophes',                  `orderId,utr\n'${ORDER},'FT2506020941`],
    ['with formulas of text',             `orderId,utr\n="${ORDER}",="FT2506020941"`],
    ['with formulas of text in quotes',   `orderId,utr\n"=""${ORDER}""","=""FT2506020941"""`],
    ['with digits of Urdu',               `orderId,utr\n${ORDER},FT۲۵۰۶۰۲۰۹۴۱`],
    ['with empty rows below',             `orderId;utr\n${ORDER};FT2506020941\n;\n"";""\n`],
  ])('%s', (_, text) => {
    expect(parsePaidRows(text)).toEqual(ROWS);
  });

  it.each([',', ';', '\t'])('with a first line sep=%j, which is counted as a line', (separator) => {
    const text = `sep=${separator}\r\norderId${separator}utr\r\n${ORDER}${separator}FT2506020941`;
    expect(parsePaidRows(text)).toEqual({ rows: [{ line: 3, orderId: ORDER, utr: 'FT2506020941' }] });
    expect(parsePaidRows(`\uFEFF"sep=${separator}"${text.slice(5)}`)).toEqual(parsePaidRows(text));
  });

  it('has the line of each payment, with line breaks and empty lines between them', () => {
    expect(parsePaidRows(`utr,note,orderId\nA-00001,"two\nlines",o1\n\nA-00002,,o2\n`)).toEqual({
      rows: [
        { line: 2, orderId: 'o1', utr: 'A-00001' },
        { line: 5, orderId: 'o2', utr: 'A-00002' },
      ],
    });
  });
});

describe('a file without the columns names the missing ones and the cells of its first line', () => {
  it.each([
    ['', ['orderId', 'utr'], []],
    ['o1,RAAST-1', ['orderId', 'utr'], ['o1', 'RAAST-1']],
    ['Order ID;Reference\no1;RAAST-1', ['utr'], ['Order ID', 'Reference']],
    ['reference\tUTR\no1\tRAAST-1', ['orderId'], ['reference', 'UTR']],
    ['sep=;\norderId,utr\no1,RAAST-1', ['orderId', 'utr'], ['orderId,utr']],
  ])('%j', (text, missing, head) => {
    expect(parsePaidRows(text)).toEqual({ missing, head });
  });
});

describe('the bytes of a file', () => {
  const text = `orderId;utr\r\n${ORDER};FT2506020941\r\n`;
  const utf16 = (content: string, little: boolean): Uint8Array => {
    const bytes = new Uint8Array(content.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < content.length; at += 1) view.setUint16(at * 2, content.charCodeAt(at), little);
    return bytes;
  };
  const latin = (content: string): Uint8Array => Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  it.each([
    ['UTF-8', utf8ToBytes(text)],
    ['UTF-8 with a mark', utf8ToBytes(`\uFEFF${text}`)],
    ['UTF-16, little end first, as a spreadsheet saves Unicode text', utf16(`\uFEFF${text}`, true)],
    ['UTF-16, big end first', utf16(`\uFEFF${text}`, false)],
    ['UTF-16 without a mark', utf16(text, true)],
    ['the other UTF-16 without a mark', utf16(text, false)],
    ['the old Windows code page', latin(`orderId;utr;name\r\n${ORDER};FT2506020941;Jos\u00E9`)],
  ])('in %s are its text', (_, bytes) => {
    expect(parsePaidRows(csvText(bytes) ?? '')).toEqual(ROWS);
  });

  it.each([
    ['an .xlsx workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['an .xls workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('of %s are no text', (_, bytes) => {
    expect(csvText(Uint8Array.from(bytes))).toBeNull();
  });

  it('of nothing are no lines', () => {
    expect(csvText(new Uint8Array())).toBe('');
  });
});
