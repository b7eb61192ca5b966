import { useApi } from '../../shared/api/index.ts';
import { deskOf, type DeskApi } from '../../shared/desk-client/index.ts';

/** The calls of the desk. */
export const useDesk = (): DeskApi => deskOf(useApi());
