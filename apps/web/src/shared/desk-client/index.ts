export { deskOf, type DeskApi } from './desk-client.ts';
