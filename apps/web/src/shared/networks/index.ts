export { networksQuery } from './networks.query.ts';
