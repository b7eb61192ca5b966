export { banksQuery } from './banks.query.ts';
