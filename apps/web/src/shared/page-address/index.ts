export { isReadingPath, type PageRoute, readAddress } from './page-address.ts';
