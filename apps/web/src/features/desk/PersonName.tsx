import { formatMobile } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { deskMessages } from './desk.messages.ts';

export interface PersonNameProps {
  name: string | null | undefined;
  /** Mobile number in E.164. */
  mobile: string | null | undefined;
}

/** Name of a user with the mobile number, which does not break across lines. */
export function PersonName({ name, mobile }: PersonNameProps) {
  const { somebody } = useMessages(deskMessages);
  return (
    <>
      <bdi>{name ?? somebody}</bdi>{' '}
      {mobile && (
        <bdi dir="ltr" className="inline-block">
          {formatMobile(mobile)}
        </bdi>
      )}
    </>
  );
}
