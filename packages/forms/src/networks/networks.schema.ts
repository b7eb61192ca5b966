import {
  MAX_NETWORK_NAME,
  MAX_SETTING_AMOUNT,
  formatLimit,
  isBlank,
  isNetworkId,
  isOwnPicture,
  plainText,
  toWireNumber,
  typedDecimal,
  type NetworkFacts,
} from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';
import { typedNumber } from '../setting/typed-number.ts';
import { pauseTextSchema } from '../pause/pause.schema.ts';
import { trimText } from '../text.ts';

const missingReason = () => adminFormMessages.current.pause.required;

const amount = (missing: () => string) => typedNumber({ minValue: 0, maxValue: MAX_SETTING_AMOUNT, missing });

/** A network for deposits (product.md R17). `taken` are the ids of the other networks. */
export const networkSchema = (taken: readonly string[]) =>
  v.pipe(
    v.object({
      id: v.pipe(
        v.string(),
        v.transform((text) => plainText(text).toLowerCase()),
        v.nonEmpty(() => adminFormMessages.current.networks.idRequired),
        v.check(isNetworkId, () => adminFormMessages.current.networks.idInvalid),
        v.check(
          (id) => !taken.includes(id),
          () => adminFormMessages.current.networks.idTaken,
        ),
      ),
      name: v.pipe(
        v.string(),
        v.transform(trimText),
        v.nonEmpty(() => adminFormMessages.current.networks.nameRequired),
        v.maxLength(MAX_NETWORK_NAME, () => adminFormMessages.current.networks.nameTooLong),
      ),
      logo: v.pipe(
        v.string(),
        v.transform(trimText),
        v.check(
          (logo) => logo === '' || isOwnPicture(logo),
          () => adminFormMessages.current.networks.logoInvalid,
        ),
        v.transform((logo) => logo || null),
      ),
      minAmount: amount(() => adminFormMessages.current.networks.minRequired),
      maxAmount: amount(() => adminFormMessages.current.networks.maxRequired),
      paused: v.boolean(),
      reasonEn: pauseTextSchema,
      reasonUr: pauseTextSchema,
    }),
    v.forward(
      v.partialCheck(
        [['minAmount'], ['maxAmount']],
        ({ minAmount, maxAmount }) => minAmount <= maxAmount,
        () => adminFormMessages.current.networks.maxBelowMin,
      ),
      ['maxAmount'],
    ),
    v.forward(
      v.partialCheck([['paused'], ['reasonEn']], ({ paused, reasonEn }) => !paused || reasonEn !== '', missingReason),
      ['reasonEn'],
    ),
    v.forward(
      v.partialCheck([['paused'], ['reasonUr']], ({ paused, reasonUr }) => !paused || reasonUr !== '', missingReason),
      ['reasonUr'],
    ),
    v.transform(({ paused, reasonEn: en, reasonUr: ur, ...network }) => ({
      ...network,
      pausedReason: paused ? { en, ur } : null,
    })),
  );

/** Values of the fields: text, as typed, and whether the network is paused. */
export type NetworkFields = v.InferInput<ReturnType<typeof networkSchema>>;
/** Output of the form: a network to save. */
export type NetworkValues = v.InferOutput<ReturnType<typeof networkSchema>>;

/** Message above the buttons while the id or the name is missing; it repeats the errors of these fields (product.md S14). */
export const networkAlert = ({ id, name }: Pick<NetworkFields, 'id' | 'name'>): string | undefined =>
  isBlank(id) || isBlank(name) ? adminFormMessages.current.networks.required : undefined;

/** Field values for a network of the contract. */
export const networkFields = ({ id, name, logo, minAmount, maxAmount, pausedReason }: NetworkFacts): NetworkFields => ({
  id,
  name,
  logo: logo ?? '',
  minAmount: String(minAmount),
  maxAmount: String(maxAmount),
  paused: Boolean(pausedReason),
  reasonEn: pausedReason?.en ?? '',
  reasonUr: pausedReason?.ur ?? '',
});

/** A limit as sellers see it, from the typed text; `…` while it is not a number. */
export const limitText = (text: string): string => {
  const exact = typedDecimal(text);
  return exact ? formatLimit(toWireNumber(exact)) : '…';
};
