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
import { trimText } from '../text.ts';

const amount = (missing: () => string) => typedNumber({ minValue: 0, maxValue: MAX_SETTING_AMOUNT, missing });

/** A network that deposits may come over (product.md R17). `taken` are the ids of the others, which this one may not have. */
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
    }),
    v.forward(
      v.partialCheck(
        [['minAmount'], ['maxAmount']],
        ({ minAmount, maxAmount }) => minAmount <= maxAmount,
        () => adminFormMessages.current.networks.maxBelowMin,
      ),
      ['maxAmount'],
    ),
  );

/** What the fields hold: text, as typed. */
export type NetworkFields = v.InferInput<ReturnType<typeof networkSchema>>;
/** A network to save. */
export type NetworkValues = v.InferOutput<ReturnType<typeof networkSchema>>;

/** What is said once more above the button while the id or the name is missing (product.md S14). */
export const networkAlert = ({ id, name }: Pick<NetworkFields, 'id' | 'name'>): string | undefined =>
  isBlank(id) || isBlank(name) ? adminFormMessages.current.networks.required : undefined;

/** The fields for a network of the contract. */
export const networkFields = ({ id, name, logo, minAmount, maxAmount }: NetworkFacts): NetworkFields => ({
  id,
  name,
  logo: logo ?? '',
  minAmount: String(minAmount),
  maxAmount: String(maxAmount),
});

/** A limit as sellers see it, from the text typed so far. */
export const limitText = (text: string): string => {
  const exact = typedDecimal(text);
  return exact ? formatLimit(toWireNumber(exact)) : '…';
};
