import { isOwnPicture } from '@sarraf/domain';
import { NetworkMark } from '@sarraf/ui';
import { useState } from 'react';

export interface NetworkLogoProps {
  /** Id of the network, for the mark that stands in. */
  id: string;
  /** The picture as saved or as typed so far; one this page may not load, or that does not load, gives way to the mark. */
  logo: string | null | undefined;
}

/** Pictures of this site that hold what our own marks draw: a mark needs no request. */
const DRAWN = /^\/networks\/(trc20|bep20|erc20)\.svg$/;

/** The picture of a network, 40 px square. Decoration: the name always stands beside it. */
export function NetworkLogo({ id, logo }: NetworkLogoProps) {
  const [broken, setBroken] = useState<string>();
  const [, drawn] = DRAWN.exec(logo ?? '') ?? [];
  if (drawn) return <NetworkMark network={drawn} />;
  if (!logo || logo === broken || !isOwnPicture(logo)) return <NetworkMark network={id} />;
  return (
    <img
      src={logo}
      alt=""
      width={40}
      height={40}
      data-part="logo"
      className="size-10 shrink-0 rounded-mark object-contain"
      onError={() => setBroken(logo)}
    />
  );
}
