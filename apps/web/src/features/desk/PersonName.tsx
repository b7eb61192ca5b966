import { formatMobile } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { deskMessages } from './desk.messages.ts';

export interface PersonNameProps {
  name: string | null | undefined;
  /** As the server has it; left out where there is none. */
  mobile: string | null | undefined;
}

/** A person of the desk: their name, and the number that never breaks in two. */
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
