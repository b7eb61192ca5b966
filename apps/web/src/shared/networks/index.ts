export { networksQuery, type ReadNetworks } from './networks.query.ts';
