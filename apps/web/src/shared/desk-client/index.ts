export { deskOf, readOverview, type DeskApi } from './desk-client.ts';
