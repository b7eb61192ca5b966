import { isOwnPicture } from '@sarraf/domain';
import { NetworkMark } from '@sarraf/ui';
import { useState } from 'react';

export interface NetworkLogoProps {
  /** Id of the network, for the fallback logo. */
  id: string;
  /** URL of the logo, saved or typed so far; one that may not be loaded or fails to load is replaced by `NetworkMark`. */
  logo: string | null | undefined;
}

/** Logos of this site that `NetworkMark` renders as inline SVG, without a request. */
const INLINE = /^\/networks\/(trc20|bep20|erc20)\.svg$/;

/** Logo of a network, 40 px square. Decorative: the name is always shown beside it. */
export function NetworkLogo({ id, logo }: NetworkLogoProps) {
  const [broken, setBroken] = useState<string>();
  const [, inline] = INLINE.exec(logo ?? '') ?? [];
  if (inline) return <NetworkMark network={inline} />;
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
